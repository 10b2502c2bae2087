/** Copies a person's absences into their seats, because not everybody who sees a rota sees the pauses (C13). */
import { localDay } from '#domain/calendar.ts'
import { toEpochDay } from '#domain/days.ts'
import type { Tx } from '#domain/tx.ts'
import type { Seat } from './chore.ts'
import { MAX_AWAY } from './chore.ts'
import { readAway, writeAway } from './day-ranges.ts'
import { openOccurrence } from './schedule.ts'
import { seriesOf } from './series.ts'
import { broughtForward } from './settle.ts'

/** Called after a person's pauses changed; `at` is an ISO time in UTC. */
export function tellSeats(tx: Tx, person: string, at: string): void {
  const pauses = tx.select('pauses', { user_id: person })
  for (const seat of tx.select('seats', { person })) tellSeat(tx, seat, { pauses, at })
}

type Absences = { readonly pauses: Parameters<typeof writeAway>[0]; readonly at: string }

/** Absences that are over are forgotten; the chore moves on to what is open first, so that nobody's turn shifts (C15). */
function tellSeat(tx: Tx, seat: Seat, { pauses, at }: Absences): void {
  const chore = tx.get('chores', seat.chore_id)
  if (chore === null) return
  const series = seriesOf(tx, chore)
  const today = localDay(at, chore.time_zone)
  const open = openOccurrence(series, today)
  const since = open !== null && open.slot < today ? open.slot : today
  const away = writeAway(pauses, { today: since, most: MAX_AWAY })
  if (away === seat.away) return
  if (readAway(seat).some(({ until }) => until < toEpochDay(since)))
    tx.put('chores', { ...chore, ...broughtForward(series, today) })
  tx.put('seats', { ...seat, away })
}
