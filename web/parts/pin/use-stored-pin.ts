/** An account's PIN on this device as it is kept, and how long it may not be tried. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import type { StoredPin } from '#web/data/device-database.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import { pauseLeft } from './pin-lock.ts'

const SECOND_MS = 1000

/** Null without a PIN; undefined until read. */
export function useStoredPin(account: string): StoredPin | null | undefined {
  return useLiveQuery(async () => (await deviceDatabase.pins.get(account)) ?? null, [account])
}

/** Whole seconds until the PIN may be tried again. */
export function usePauseLeft(pin: StoredPin | null | undefined): number {
  const [now, setNow] = useState(Date.now)
  const until = pin?.blockedUntil ?? 0
  useEffect(() => {
    if (until <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return pin ? Math.ceil(pauseLeft(pin, Math.max(now, 0)) / SECOND_MS) : 0
}
