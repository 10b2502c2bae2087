/** Sets the person's time zone to that of the device in use, so that days and months match theirs (A15). */
import { useEffect } from 'react'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { keep, readKept } from '#web/data/person-keys.ts'
import { deviceTimeZone } from './device-time-zone.ts'

/** Renders nothing. */
export function TimeZoneKeeper() {
  const account = useAccount()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void followDevice(account)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [account])
  return null
}

export type Follower = Pick<OpenAccount, 'id' | 'database' | 'run'>

/** The zone of an account that was made without a device. */
const UNCHOSEN = 'UTC'

/**
 * Uses the device's zone if the device has moved since it was last used, or if no zone was ever chosen. A device that
 * has not moved does not overwrite the choice of another device, or of the person.
 */
export async function followDevice({ id, database, run }: Follower): Promise<void> {
  const zone = deviceTimeZone()
  const stored = await database.accounts.get(id)
  if (zone === undefined || stored === undefined) return
  const before = readKept(id, 'timeZone')
  keep(id, 'timeZone', zone)
  const hasMoved = before !== null && before !== zone
  if (zone === stored.time_zone || !(hasMoved || stored.time_zone === UNCHOSEN)) return
  await run('updateProfile', { time_zone: zone })
}
