/** The companions of every page once it is shown, in one chunk: the first screen need not know each of them. */
import { useEffect, useEffectEvent } from 'react'
import { weekToAnnounce } from '#domain/reports/reported-weeks.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { AwaySummary } from '#web/features/notifications/away-summary.tsx'
import { Shortcuts } from '#web/features/shortcuts/shortcuts.tsx'
import { TimeZoneKeeper } from '#web/shared/time/time-zone-keeper.tsx'
import { useNow } from '#web/shared/time/use-now.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

export function Companions() {
  useEffect(() => warmScreens(), [])
  return (
    <>
      <TimeZoneKeeper />
      <WeeklyAnnouncer />
      <AwaySummary />
      <Shortcuts />
    </>
  )
}

/**
 * Announces the report of the past week when the app is opened, or becomes visible, after that week (S3). Renders
 * nothing. Announcements by other devices arrive with the account; announcing twice changes nothing.
 */
function WeeklyAnnouncer() {
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

/** By the corrected clock, read with the account: a device a year ahead must not announce a future week (R34). */
async function readWeek({ accounts, state }: AccountDatabase, id: string): Promise<string | null> {
  const [account, sync] = await Promise.all([accounts.get(id), state.get('sync')])
  if (!account || !sync) return null
  return weekToAnnounce(account, new Date(Date.now() + sync.clockOffsetMs).toISOString())
}

const screens = [
  () => import('#web/features/tasks/tasks-screen.tsx'),
  () => import('#web/features/tasks/due/grouped-list.tsx'),
  () => import('#web/features/dashboard/due-tasks.tsx'),
  () => import('#web/features/week/week-screen.tsx'),
  () => import('#web/features/dashboard/partner-activity.tsx'),
  () => import('#web/features/dashboard/available-rewards.tsx'),
  () => import('#web/features/rewards/rewards-screen.tsx'),
]

/**
 * Loads the code of the screens that people open most, one after the other while the page is idle, so that the first
 * visit of each does not wait for code. Only once the worker holds all of it: code that cannot be fetched now would not
 * be there later either. Returns a function that leaves the rest to the first visits.
 */
function warmScreens(): () => void {
  let isOver = false
  const rest = [...screens]
  function next(): void {
    const load = isOver ? undefined : rest.shift()
    // A failure is not reported here: the first visit loads again and reports it.
    void load?.()
      .catch(() => undefined)
      .then(() => whenIdle(next))
  }
  const { serviceWorker } = navigator as Partial<Navigator>
  void serviceWorker?.ready.then(() => whenIdle(next))
  return () => (isOver = true)
}
