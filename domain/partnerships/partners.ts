/** A person's partners as commands read them: who they are, who may approve, and their names. */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import type { Tx } from '#domain/tx.ts'
import { nameTexts } from '#domain/users/name-texts.ts'
import { firstName, FORMER_MEMBER } from '#domain/users/user.ts'

type Reader = Pick<Tx, 'select'>

/** All partnerships and invitations of a person. */
export function membershipOf(reader: Reader, userId: string): readonly Partnership[] {
  return [
    ...reader.select('partnerships', { inviter_id: userId }),
    ...reader.select('partnerships', { invitee_id: userId }),
  ]
}

/** The ids of a person's accepted partners. */
export function partnersOf(reader: Reader, userId: string): readonly string[] {
  return membershipOf(reader, userId)
    .filter(({ status }) => status === 'accepted')
    .flatMap((partnership) => otherOf(partnership, userId) ?? [])
}

/** When the first of a person's partnerships with any of these people began; null if there is none. */
export function partnerSince(
  reader: Reader,
  userId: string,
  others: readonly string[],
): string | null {
  const begun = membershipOf(reader, userId).flatMap((partnership) =>
    partnership.status === 'accepted' && others.includes(otherOf(partnership, userId) ?? '')
      ? [partnership.created_at]
      : [],
  )
  return begun.toSorted()[0] ?? null
}

/** The people who may approve a person's work: their accepted partners who are not children (T4, F7). */
export function approversOf(tx: Tx, userId: string): readonly string[] {
  return partnersOf(tx, userId).filter((id) => tx.get('users', id)?.is_child === false)
}

/** Whether the actor is an accepted partner of a person and not a child (T4, F7). */
export function mayApproveFor(tx: Tx, actor: string, person: string): boolean {
  return partnersOf(tx, actor).includes(person) && tx.get('users', actor)?.is_child === false
}

/** The first name under which the actor knows a person; people outside the actor's partnerships stay unnamed. */
export function nameFor(tx: Tx, actor: string, userId: string | null): string {
  if (userId === FORMER_MEMBER) return nameTexts.formerMember
  const isKnown = userId !== null && (userId === actor || partnersOf(tx, actor).includes(userId))
  const user = isKnown ? tx.get('users', userId) : null
  return user === null ? nameTexts.somebody : firstName(user)
}
