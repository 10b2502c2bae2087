/** What accompanies every page once it is shown. In one chunk, which the first screen need not know in parts. */
import { useEffect } from 'react'
import { AwaySummary } from '#web/features/notifications/away-summary.tsx'
import { WeeklyAnnouncer } from '#web/features/reports/weekly-announcer.tsx'
import { Shortcuts } from '#web/features/shortcuts/shortcuts.tsx'
import { TimeZoneKeeper } from '#web/shared/time/time-zone-keeper.tsx'
import { warmScreens } from './warm-screens.ts'

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
