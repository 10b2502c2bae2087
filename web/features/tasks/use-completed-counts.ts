/** The number of tasks under Completed: mine, and those of partners that await my approval (T4). */
import { helpersOf } from '#domain/tasks/helpers.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { completedBy, countDoneBy } from './completed-reads.ts'

export type CompletedCounts = { readonly own: number; readonly waiting: number }

/** Counted in the indexes alone, however many there are. */
export function useCompletedCounts(household: Household | undefined): CompletedCounts | undefined {
  return useLive(
    async ({ tasks }) => {
      if (!household) return undefined
      const [own, ...waiting] = await Promise.all([
        countDoneBy(tasks, household.me.id),
        ...approvedByMe(household).map((id) => countWaiting(tasks, id, household.me.id)),
      ])
      return { own, waiting: waiting.reduce((sum, count) => sum + count, 0) }
    },
    [household],
  )
}

/** How many completed tasks of a person wait for my approval: not those with which I helped (T22). Only of these are rows read. */
export async function countWaiting(
  tasks: AccountDatabase['tasks'],
  performer: string,
  me: string,
): Promise<number> {
  const [all, helped] = await Promise.all([
    completedBy(tasks, '_waits', performer).count(),
    completedBy(tasks, '_waitsHelped', performer)
      .filter((task) => helpersOf(task).includes(me))
      .count(),
  ])
  return all - helped
}

/** Those tasks, oldest first. */
export function waitingBy(tasks: AccountDatabase['tasks'], performer: string, me: string) {
  return completedBy(tasks, '_waits', performer).filter((task) => !helpersOf(task).includes(me))
}
