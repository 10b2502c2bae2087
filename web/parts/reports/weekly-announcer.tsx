/** Announces the report of the week that ended, when the app is opened or come back to after it (decision S3). */
import { useEffect, useEffectEvent } from 'react'
import { weekToAnnounce } from '#domain/reports/reported-weeks.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { useNow } from '#web/parts/time/use-now.ts'

/** Shows nothing. What another device announced arrives with the account; announcing twice changes nothing. */
export function WeeklyAnnouncer() {
  const { id, run } = useAccount()
  const at = useNow().toISOString()
  const account = useLive(({ accounts }) => accounts.get(id), [id])
  const week = account ? weekToAnnounce(account, at) : null
  const announce = useEffectEvent(
    (ended: string) => void run('announceWeeklyReport', { week: ended }),
  )
  useEffect(() => {
    if (week !== null) announce(week)
  }, [week])
  return null
}
