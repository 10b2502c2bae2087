/** The days that are free for an occurrence, and what is said of the others (C16). */
import type { Tapped } from './settle.ts'
import { moveBounds } from './settle.ts'
import type { Series } from './timetable.ts'

export const TOO_EARLY = 'Please choose a day from today on'

/** Why an occurrence cannot be moved to a day, yyyy-MM-dd; null where it can. Its own day is always free. */
export function whyNotOn(series: Series, tapped: Tapped, day: string): string | null {
  if (day === tapped.slot) return null
  const { from, until } = moveBounds(series, tapped)
  if (day < from) return TOO_EARLY
  if (day <= until) return null
  return series.chore.repeats === 'after_done'
    ? 'Please choose a day within 60 days'
    : 'That is when the next one is due. Skip this one instead.'
}
