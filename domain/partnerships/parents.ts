/** Who may act for a child: the adults with an accepted partnership in which they are the child. */
import { CommandError } from '#domain/command-error.ts'
import { membershipOf } from '#domain/partnerships/partners.ts'
import { isChildIn, otherOf } from '#domain/partnerships/partnership.ts'
import type { Tx } from '#domain/tx.ts'

/** Throws `forbidden` unless the actor is a parent of a person. */
export function requireParent(tx: Tx, actor: string, child: string): void {
  const isParent = membershipOf(tx, actor).some(
    (each) =>
      each.status === 'accepted' && otherOf(each, actor) === child && isChildIn(each, child),
  )
  if (!isParent || tx.get('users', actor)?.is_child !== false)
    throw new CommandError('forbidden', 'Only a parent can do this for a child')
}
