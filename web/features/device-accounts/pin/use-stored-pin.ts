/** An account's stored PIN on this device, and how long it may not be tried. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { StoredPin } from '#web/data/device-database.ts'
import { deviceDatabase } from '#web/data/device-database.ts'

const SECOND_MS = 1000

/** Null without a PIN; undefined until read. */
export function useStoredPin(account: string): StoredPin | null | undefined {
  return useLiveQuery(async () => (await deviceDatabase.pins.get(account)) ?? null, [account])
}

/** Whole seconds until the PIN may be tried again. */
export function secondsLeft(pin: StoredPin | null): number {
  return Math.ceil((pin?.pauseLeft ?? 0) / SECOND_MS)
}
