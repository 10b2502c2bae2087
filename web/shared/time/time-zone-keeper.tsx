/** Sets the person's time zone to that of the device in use, so that days and months match theirs (A15). */
import { useEffect } from 'react'
import { useAccount } from '#web/data/account.ts'
import { followDevice } from './follow-device.ts'

/** Shows nothing. */
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
