/** The days to which an occurrence can be moved, and why the others are not free (C16). */
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import type { Tapped } from './settle.ts'
import { moveBounds } from './settle.ts'
import type { Series } from './timetable.ts'

/** Why an occurrence cannot be moved to a day, yyyy-MM-dd; null if it can. Its own day is always free. */
export function moveRefusal(series: Series, tapped: Tapped, day: string): CommandError | null {
  if (day === tapped.slot) return null
  const { from, until } = moveBounds(series, tapped)
  if (day < from) return dayRefusal('day_past')
  if (day <= until) return null
  return dayRefusal(series.chore.repeats === 'after_done' ? 'day_far' : 'day_of_next')
}

export function dayRefusal(reason: 'day_past' | 'day_far' | 'day_of_next'): CommandError {
  return refusal('invalid_args', reason, { field: 'due_on' })
}
