/** The companions of every page once it is shown. In one chunk, which the first screen need not know in parts. */
import { useEffect } from 'react'
import { AwaySummary } from '#web/features/notifications/away-summary.tsx'
import { WeeklyAnnouncer } from '#web/features/reports/weekly-announcer.tsx'
import { Shortcuts } from '#web/features/shortcuts/shortcuts.tsx'
import { TimeZoneKeeper } from '#web/shared/time/time-zone-keeper.tsx'
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
 * Loads the code of the screens that people open most, one after the other while the page is idle: the first visit of
 * each then waits for no code, and less so for a chain of it. Only once the worker holds all of it: what cannot be
 * fetched now would not be there later. Returns a function that leaves the rest to their first visit.
 */
function warmScreens(): () => void {
  let isOver = false
  const rest = [...screens]
  function next(): void {
    const load = isOver ? undefined : rest.shift()
    // A failure is no news: the first visit loads again and reports it.
    void load?.()
      .catch(() => undefined)
      .then(() => whenIdle(next))
  }
  const { serviceWorker } = navigator as Partial<Navigator>
  void serviceWorker?.ready.then(() => whenIdle(next))
  return () => (isOver = true)
}
