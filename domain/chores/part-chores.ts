/** Changes rotas when two people part, and chores when an account is deleted (C20). */
import { localDay } from '#domain/calendar.ts'
import { turnKept } from '#domain/chores/change-rule.ts'
import type { Seat } from '#domain/chores/chore.ts'
import { seriesOf } from '#domain/chores/series.ts'
import { broughtForward } from '#domain/chores/settle.ts'
import { seatsFor } from '#domain/chores/take-seats.ts'
import type { Series } from '#domain/chores/timetable.ts'
import type { Tx } from '#domain/tx.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'

/** Two people who part: the owner of the chores, and the one who leaves their rotas. `at` is an ISO time in UTC. */
export type Parting = { readonly owner: string; readonly leaver: string; readonly at: string }

/**
 * Removes a person's seats from the chores of a former partner, and everything assigned to them. The turn stays with
 * its person or goes to the next; if nobody is left it is the owner's (C20).
 */
export function partChores(tx: Tx, { owner, leaver, at }: Parting): void {
  for (const seat of tx.select('seats', { person: leaver, user_id: owner })) {
    const chore = tx.get('chores', seat.chore_id)
    if (chore !== null)
      leaveRota(tx, seriesOf(tx, chore), { seat, today: localDay(at, chore.time_zone) })
  }
  for (const task of tx.select('tasks', { assigned_to: leaver, user_id: owner }))
    if (task.completed_at === null) tx.put('tasks', { ...task, assigned_to: null })
}

type Leaving = { readonly seat: Seat; readonly today: string }

function leaveRota(tx: Tx, before: Series, { seat, today }: Leaving): void {
  const chore = { ...before.chore, ...broughtForward(before, today) }
  const left = before.seats.filter(({ id }) => id !== seat.id)
  const seats = left.length > 0 ? left : seatsFor(tx, { chore, people: [chore.user_id] }, today)
  const turn = turnKept(before, { chore, seats, today })
  tx.delete('seats', seat.id)
  if (left.length === 0) for (const own of seats) tx.put('seats', own)
  const who = seats.length > 1 ? chore.who : 'person'
  tx.put('chores', { ...chore, who, turn, revision: chore.revision + 1 })
}

/** Deletes a person's chores and pauses, and forgets in partners' chores that they changed the rule (F5). */
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
