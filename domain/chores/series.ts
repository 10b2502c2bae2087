/** A chore as commands read it, and who may do what with it (C26). */
import { localDay } from '#domain/calendar.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import { visibleRow } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import type { Chore } from './chore.ts'
import { inOrder } from './rota.ts'
import type { Settled } from './settle.ts'
import type { Series } from './timetable.ts'

/** A chore that the actor sees, with its seats and the pauses of its owner; otherwise throws `not_found`. */
export function visibleSeries(tx: Tx, id: string, actor: string): Series {
  return seriesOf(tx, visibleRow(tx, 'chores', { id, actor }))
}

/** A chore with its seats and the pauses of its owner. */
export function seriesOf(tx: Pick<Tx, 'select'>, chore: Chore): Series {
  const seats = tx.select('seats', { chore_id: chore.id })
  return { chore, seats, pauses: tx.select('pauses', { user_id: chore.user_id }) }
}

/** The day of a tap in the chore's zone (C25). */
export function todayOf(
  { time_zone }: Pick<Chore, 'time_zone'>,
  { at }: Pick<CommandContext, 'at'>,
): string {
  return localDay(at, time_zone)
}

/** Throws `forbidden` unless the actor is the owner or, for a shared chore, an adult partner of the owner (C26). */
export function requirePlanner(tx: Tx, { user_id }: Chore, actor: string): void {
  if (user_id === actor) return
  const isAdult = tx.get('users', actor)?.is_child === false
  if (!isAdult || !partnersOf(tx, actor).includes(user_id))
    throw refusal('forbidden', 'adults_change')
}

/** Writes the chore's new memory after somebody acted on it, and how often each seat did it. */
export function remember(tx: Tx, { chore, seats }: Series, after: Settled): void {
  tx.put('chores', { ...chore, ...after.chore })
  for (const [place, seat] of inOrder(seats).entries()) {
    const done = after.done[place] ?? seat.done
    if (done !== seat.done) tx.put('seats', { ...seat, done })
  }
}
