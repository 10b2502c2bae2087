/** How many tasks stand under Completed: mine, and those of partners that wait for me (decision T4). */
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/parts/people/use-household.ts'

export type CompletedCounts = { readonly own: number; readonly waiting: number }

/** The people whose tasks I may approve; a child approves for nobody (decision F7). */
export function approvedByMe({ me, partners }: Household): readonly string[] {
  return me.is_child ? [] : partners.map(({ id }) => id)
}

export function useCompletedCounts(household: Household | undefined): CompletedCounts | undefined {
  return useLive(
    async ({ tasks }) => {
      if (!household) return undefined
      const countOf = (index: '_done' | '_waits', id: string) =>
        tasks.where(index).between([id, ''], [id, '\uffff']).count()
      const [own, ...waiting] = await Promise.all([
        countOf('_done', household.me.id),
        ...approvedByMe(household).map((id) => countOf('_waits', id)),
      ])
      return { own, waiting: waiting.reduce((sum, count) => sum + count, 0) }
    },
    [household],
  )
}
