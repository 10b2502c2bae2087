/** Decides who may take turns, and which seats they get (C11, C26). */
import { newRow } from '#domain/column.ts'
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import type { Tx } from '#domain/tx.ts'
import { seatId } from './chore-ids.ts'
import type { Chore, Seat } from './chore.ts'
import { MAX_AWAY, seatColumns } from './chore.ts'
import { writeAway } from './day-ranges.ts'

export type Rotation = { readonly chore: Chore; readonly people: readonly string[] }

/**
 * Throws unless the people fit: none (for anyone), one, or at least two in turns, each the owner or a partner of the
 * owner; others than the owner only if it is shared. Children make chores only for themselves (C26).
 */
export function requireRota(tx: Tx, { chore, people }: Rotation, actor: string): void {
  const { is_shared, user_id } = chore
  const known = new Set([user_id, ...partnersOf(tx, user_id)])
  requireNumber(chore, people)
  if (!people.every((person) => known.has(person))) throw refusal('not_partner', 'turns')
  const isOwn = people.every((person) => person === user_id)
  if (!is_shared && !isOwn) throw refusal('invalid_args', 'not_shared', { field: 'is_shared' })
  if (tx.get('users', actor)?.is_child === true) requireOwn(chore, isOwn)
}

/** Throws unless a person may be given a turn: the owner or, for a shared chore, a partner of the owner (C14). */
export function requireHelper(
  tx: Tx,
  { user_id, is_shared }: Pick<Chore, 'user_id' | 'is_shared'>,
  person: string,
): void {
  if (person === user_id) return
  if (!partnersOf(tx, user_id).includes(person)) throw refusal('not_partner', 'turn')
  if (!is_shared) throw refusal('invalid_args', 'not_shared', { field: 'is_shared' })
}

function requireNumber({ who }: Chore, people: readonly string[]): void {
  const count = new Set(people).size
  if (who === 'turns' && count < 2) throw wrongPeople('two_people')
  if (who === 'person' && count !== 1) throw wrongPeople('one_person')
  if (who === 'anyone' && count > 0) throw wrongPeople('no_people')
  if (count < people.length) throw wrongPeople('person_twice')
}

function wrongPeople(
  reason: 'two_people' | 'one_person' | 'no_people' | 'person_twice',
): CommandError {
  return refusal('invalid_args', reason, { field: 'people' })
}

function requireOwn({ who, is_shared, approval }: Chore, isOwn: boolean): void {
  if (!isOwn || (is_shared && who === 'anyone')) throw refusal('forbidden', 'child_turns')
  if (approval === 'nobody') throw refusal('forbidden', 'child_approval')
}

/** A seat for each of these people in this order, with their known absences (C13). */
export function seatsFor(tx: Tx, { chore, people }: Rotation, today: string): readonly Seat[] {
  return people.map((person, place) =>
    newRow(seatColumns, {
      id: seatId(chore.id, person),
      chore_id: chore.id,
      user_id: chore.user_id,
      person,
      place,
      away: writeAway(tx.select('pauses', { user_id: person }), { today, max: MAX_AWAY }),
    }),
  )
}
