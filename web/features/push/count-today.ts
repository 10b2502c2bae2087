/** Counts what waits for a person today, without a page, from the rows on the device (A3). */
import type { AccountDatabase } from '#web/data/database.ts'
import { readCounts, totalOf } from '#web/features/waiting/count-waiting.ts'
import { countDue } from '#web/shared/agenda/derive-agenda.ts'
import { readOpen } from '#web/shared/agenda/read-open.ts'

export async function countToday(database: AccountDatabase, person: string): Promise<number> {
  const [decisions, open, sync] = await Promise.all([
    readCounts(database, person),
    readOpen(database),
    database.state.get('sync'),
  ])
  if (decisions === null) return 0
  const at = new Date(Date.now() + (sync?.clockOffsetMs ?? 0)).toISOString()
  return totalOf(decisions) + (open === null ? 0 : countDue(open, { person, at }))
}
