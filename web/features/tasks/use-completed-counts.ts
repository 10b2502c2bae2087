/** The number of tasks under Completed: mine, and those of partners that await my approval (T4). */
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'

export type CompletedCounts = { readonly own: number; readonly waiting: number }

/** Counted in the indexes alone, however many there are. */
export function useCompletedCounts(household: Household | undefined): CompletedCounts | undefined {
  return useLive(
    async ({ tasks }) => {
      if (!household) return undefined
      const [own, ...waiting] = await Promise.all([
        completedBy(tasks, '_done', household.me.id).count(),
        ...approvedByMe(household).map((id) => completedBy(tasks, '_waits', id).count()),
      ])
      return { own, waiting: waiting.reduce((sum, count) => sum + count, 0) }
    },
    [household],
  )
}

/** What a person completed, or what of it waits for approval, oldest first. */
export function completedBy(
  tasks: AccountDatabase['tasks'],
  index: '_done' | '_waits',
  performer: string,
) {
  return tasks.where(index).between([performer, ''], [performer, '\uffff'])
}
