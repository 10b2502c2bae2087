/** How much waits for my decision, as screens show it (U20). */
import { useAccount, useLive } from '#web/data/account.ts'
import { unlessUnreadable } from '#web/data/read-failure.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { WaitingCounts } from './count-waiting.ts'
import { countAll, readCounts } from './count-waiting.ts'

/** Only what I can decide, so nothing of my own; counted in the indexes, however many there are. */
export function useWaitingCounts(household: Household | undefined): WaitingCounts | undefined {
  return useLive(
    async (database) => (household ? countAll(database, household) : undefined),
    [household],
  )
}

/** The same for the frame around a page, which stays even if something cannot be read: the page says so. */
export function useWaitingBesidePage(): WaitingCounts | undefined {
  const { id } = useAccount()
  const found = useLive((database) => readCounts(database, id).catch(unlessUnreadable), [id])
  return found ?? undefined
}
