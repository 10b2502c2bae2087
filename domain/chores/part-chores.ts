/** Changes rotas when two people part, and chores when one of them leaves (C20). */
import { localDay } from '#domain/calendar.ts'
import { turnKept } from '#domain/chores/change-rule.ts'
import { seatId } from '#domain/chores/chore-ids.ts'
import type { Chore, Pause, Seat } from '#domain/chores/chore.ts'
import { MAX_AWAY } from '#domain/chores/chore.ts'
import { writeAway } from '#domain/chores/day-ranges.ts'
import type { Series } from '#domain/chores/timetable.ts'
import type { Tx } from '#domain/tx.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'

/** Two people who part, in this order: whose chores, and who leaves their rotas. `at` is an ISO time in UTC. */
export type Parting = { readonly owner: string; readonly leaver: string; readonly at: string }

/**
 * Takes a person's seats out of the chores of a former partner, and what was for them. The turn stays with its person
 * or goes to the next; where nobody is left it is the owner's (C20).
 */
export function partChores(tx: Tx, { owner, leaver, at }: Parting): void {
  for (const seat of tx.select('seats', { person: leaver, user_id: owner })) {
    const series = seriesOf(tx, seat.chore_id)
    if (series !== null)
      leaveRota(tx, series, { seat, today: localDay(at, series.chore.time_zone) })
  }
  for (const task of tx.select('tasks', { assigned_to: leaver, user_id: owner }))
    if (task.completed_at === null) tx.put('tasks', { ...task, assigned_to: null })
}

/** A chore with its seats and the pauses of its owner, as commands read it; null if there is none. */
function seriesOf(tx: Tx, id: string): Series | null {
  const chore = tx.get('chores', id)
  if (chore === null) return null
  const seats = tx.select('seats', { chore_id: id })
  return { chore, seats, pauses: tx.select('pauses', { user_id: chore.user_id }) }
}

type Leaving = { readonly seat: Seat; readonly today: string }

function leaveRota(tx: Tx, before: Series, { seat, today }: Leaving): void {
  const { chore } = before
  const left = before.seats.filter(({ id }) => id !== seat.id)
  const seats = leftToOwner(chore, left, { pauses: before.pauses, today })
  const turn = turnKept(before, { chore, seats, today })
  tx.delete('seats', seat.id)
  if (left.length === 0) for (const own of seats) tx.put('seats', own)
  const who = seats.length > 1 ? chore.who : 'person'
  tx.put('chores', { ...chore, who, turn, revision: chore.revision + 1 })
}

/** The pauses of the owner, of which a seat keeps the absences (C13). */
type Owner = { readonly pauses: readonly Pause[]; readonly today: string }

/** The seats of a rota that people left: if nobody is in it any more, it is its owner's alone (C20). Null is no rota. */
export function leftToOwner(
  chore: Chore,
  left: readonly Seat[] | null,
  owner: Owner,
): readonly Seat[] {
  return left === null || left.length > 0 ? (left ?? []) : [ownSeat(chore, owner)]
}

function ownSeat({ id, user_id }: Chore, { pauses, today }: Owner): Seat {
  const own = { id: seatId(id, user_id), chore_id: id, user_id, person: user_id }
  return { ...own, place: 0, done: 0, away: writeAway(pauses, { today, most: MAX_AWAY }) }
}

/** Deletes the chores and pauses of a person who goes, and forgets in those of a partner who changed their rules (F5). */
export function forgetChores(tx: Tx, person: string, partners: readonly string[]): void {
  for (const seat of tx.select('seats', { user_id: person })) tx.delete('seats', seat.id)
  for (const chore of tx.select('chores', { user_id: person })) tx.delete('chores', chore.id)
  for (const pause of tx.select('pauses', { user_id: person })) tx.delete('pauses', pause.id)
  for (const partner of partners)
    for (const chore of tx.select('chores', { user_id: partner, rule_by: person }))
      tx.put('chores', { ...chore, rule_by: FORMER_MEMBER })
  for (const task of tx.select('tasks', { assigned_to: person }))
    tx.put('tasks', { ...task, assigned_to: null })
}
