/** Predicts the effects of skipping an occurrence and of passing its turn on, to be shown beforehand (C14, C15). */
import type { Seat } from './chore.ts'
import { inOrder } from './rota.ts'
import type { Occurrence } from './schedule.ts'
import { openOccurrence } from './schedule.ts'
import type { Tapped } from './settle.ts'
import { passed, skipped } from './settle.ts'
import type { Series } from './timetable.ts'

/** The seat that the open turn would pass to, from its holder or whoever was given it; null if there is nobody else. */
export function predictSeatAfterPass(
  series: Series,
  today: string,
  givenTo: string | null = null,
): Seat | null {
  const after = passed(series, today, givenTo)
  if (after === null) return null
  const listed = inOrder(series.seats)
  const seats = listed.map((seat, place) => ({ ...seat, done: after.done[place] ?? seat.done }))
  const chore = { ...series.chore, ...after.chore }
  return openOccurrence({ ...series, chore, seats }, today)?.seat ?? null
}

/** The occurrence that is open or comes next once this one is skipped; null if there is none. */
export function predictAfterSkip(series: Series, tapped: Tapped): Occurrence | null {
  const chore = { ...series.chore, ...skipped(series, tapped) }
  return openOccurrence({ ...series, chore }, tapped.today)
}
