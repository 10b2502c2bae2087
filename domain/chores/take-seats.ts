/** Who takes turns: which people may, and the seats they get (C11, C26). */
import { CommandError } from '#domain/command-error.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import type { Tx } from '#domain/tx.ts'
import { wrong } from './chore-fields.ts'
import { seatId } from './chore-ids.ts'
import type { Chore, Seat } from './chore.ts'
import { MAX_AWAY } from './chore.ts'
import { writeAway } from './day-ranges.ts'

export type Rotation = { readonly chore: Chore; readonly people: readonly string[] }

/**
 * Throws unless the people fit: none for anyone, one, or at least two in turn, all of them the owner or partners of the
 * owner; others than the owner only where it is shared. Children make chores for themselves alone (C26).
 */
export function requireRota(tx: Tx, { chore, people }: Rotation, actor: string): void {
  const { is_shared, user_id } = chore
  const known = new Set([user_id, ...partnersOf(tx, user_id)])
  requireNumber(chore, people)
  if (!people.every((person) => known.has(person)))
    throw new CommandError('not_partner', 'Only partners of the owner can take turns')
  const isOwn = people.every((person) => person === user_id)
  if (!is_shared && !isOwn) throw wrong('is_shared', 'Share it, so that others can do it')
  if (tx.get('users', actor)?.is_child === true) requireOwn(chore, isOwn)
}

/** Throws unless a person may be given a turn: the owner, or of a shared one a partner of theirs (C14). */
export function requireHelper(
  tx: Tx,
  { user_id, is_shared }: Pick<Chore, 'user_id' | 'is_shared'>,
  person: string,
): void {
  if (person === user_id) return
  if (!partnersOf(tx, user_id).includes(person))
    throw new CommandError('not_partner', 'Only the owner and their partners can do this')
  if (!is_shared) throw wrong('is_shared', 'Share it, so that others can do it')
}

function requireNumber({ who }: Chore, people: readonly string[]): void {
  const count = new Set(people).size
  if (who === 'turns' && count < 2) throw wrong('people', 'Choose at least two people')
  if (who === 'person' && count !== 1) throw wrong('people', 'Choose one person')
  if (who === 'anyone' && count > 0) throw wrong('people', 'Anyone needs no people')
  if (count < people.length) throw wrong('people', 'Each person only once')
}

function requireOwn({ who, is_shared, approval }: Chore, isOwn: boolean): void {
  if (!isOwn || (is_shared && who === 'anyone'))
    throw new CommandError('forbidden', 'Children make repeating tasks for themselves alone')
  if (approval === 'nobody')
    throw new CommandError('forbidden', 'Only adults can decide that nobody approves')
}

/** A seat for each of these people in this order, with the absences that they have told of (C13). */
export function seatsFor(tx: Tx, { chore, people }: Rotation, today: string): readonly Seat[] {
  return people.map((person, place) => ({
    id: seatId(chore.id, person),
    chore_id: chore.id,
    user_id: chore.user_id,
    person,
    place,
    done: 0,
    away: writeAway(tx.select('pauses', { user_id: person }), { today, most: MAX_AWAY }),
  }))
}
