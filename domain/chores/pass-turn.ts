/** Who has the turn after it was passed on (C14). */
import type { Seat } from './chore.ts'
import { openOccurrence } from './schedule.ts'
import { passed } from './settle.ts'
import type { Series } from './timetable.ts'

/** The seat that the open turn would pass to; null where there is nobody else. */
export function seatAfterPass(series: Series, today: string): Seat | null {
  if (series.seats.length < 2) return null
  const { turn, done } = passed(series, today)
  const inOrder = series.seats.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
  const seats = inOrder.map((seat, place) => ({ ...seat, done: done[place] ?? seat.done }))
  const after = { ...series, chore: { ...series.chore, turn }, seats }
  return openOccurrence(after, today)?.seat ?? null
}
