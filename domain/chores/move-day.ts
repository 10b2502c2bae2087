/** To which days an occurrence can be moved (C16). */
import { whyNotOn } from './free-day.ts'
import type { Tapped } from './settle.ts'
import type { Series } from './timetable.ts'

/** Throws `invalid_args` naming `due_on` unless an occurrence can be moved to a day, yyyy-MM-dd. */
export function requireFreeDay(series: Series, tapped: Tapped, day: string): void {
  const refused = whyNotOn(series, tapped, day)
  if (refused !== null) throw refused
}
