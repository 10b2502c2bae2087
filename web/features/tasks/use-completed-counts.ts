/** The number of tasks under Completed: mine, and those of partners that await my approval (T4). */
import { useLive } from '#web/data/account.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { countDoneBy } from './completed-reads.ts'
import { countWaiting } from './waiting-reads.ts'

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
