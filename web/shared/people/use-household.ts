/** The household of the active account, read once for all callers. */
import { useShared } from '#web/data/account.ts'
import type { Household } from './read-household.ts'
import { readHousehold } from './read-household.ts'

// For components that show a household, so that they need not know how it is read.
export type { Household } from './read-household.ts'

/** Undefined until the device knows who I am: before its first exchange with the server there is nothing to show. */
export function useHousehold(): Household | undefined {
  return useShared(readHousehold) ?? undefined
}

/** The zone in which moments are shown: the account's (U23). */
export function useTimeZone(): string {
  return useHousehold()?.timeZone ?? 'UTC'
}
