/** To which days an occurrence can be moved (C16). */
import { wrong } from './chore-fields.ts'
import type { Tapped } from './settle.ts'
import { moveBounds } from './settle.ts'
import type { Series } from './timetable.ts'

/** Throws `invalid_args` naming `due_on` unless an occurrence can be moved to a day, yyyy-MM-dd. Its own day is always free. */
export function requireFreeDay(series: Series, tapped: Tapped, day: string): void {
  if (day === tapped.slot) return
  const { from, until } = moveBounds(series, tapped)
  if (day < from) throw wrong('due_on', 'Please choose a day from today on')
  if (day <= until) return
  throw series.chore.repeats === 'after_done'
    ? wrong('due_on', 'Please choose a day within 60 days')
    : wrong('due_on', 'That is when the next one is due. Skip this one instead.')
}
