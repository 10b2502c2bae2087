/** Announces the report of the past week when the app is opened or becomes visible after it (S3). */
import { useEffect, useEffectEvent } from 'react'
import { weekToAnnounce } from '#domain/reports/reported-weeks.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { useNow } from '#web/shared/time/use-now.ts'

/** Shows nothing. Announcements of other devices arrive with the account; announcing twice changes nothing. */
export function WeeklyAnnouncer() {
  const { id, run } = useAccount()
  const week = useLive((database) => readWeek(database, id), [id, useNow().getTime()]) ?? null
  const announce = useEffectEvent(
    (ended: string) => void run('announceWeeklyReport', { week: ended }),
  )
  useEffect(() => {
    if (week !== null) announce(week)
  }, [week])
  return null
}

/** By the corrected clock, read beside the account: a device a year ahead must not announce a week to come (R34). */
async function readWeek({ accounts, state }: AccountDatabase, id: string): Promise<string | null> {
  const [account, sync] = await Promise.all([accounts.get(id), state.get('sync')])
  if (!account || sync?.key !== 'sync') return null
  return weekToAnnounce(account, new Date(Date.now() + sync.clockOffsetMs).toISOString())
}
