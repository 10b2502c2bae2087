/** The people who may act for a child: adults with an accepted partnership in which it is the child (K2). */
import { refusal } from '#domain/command-error.ts'
import { membershipOf } from '#domain/partnerships/partners.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { isChildIn, otherOf } from '#domain/partnerships/partnership.ts'
import type { Tx } from '#domain/tx.ts'

/** Whether a person is a parent of another, by all partnerships of the parent. A child is nobody's parent (F7, K2). */
export function isParentOf(
  partnerships: readonly Partnership[],
  { parent, child }: { readonly parent: string; readonly child: string },
): boolean {
  const accepted = partnerships.filter(({ status }) => status === 'accepted')
  return (
    accepted.some((each) => otherOf(each, parent) === child && isChildIn(each, child)) &&
    !accepted.some((each) => isChildIn(each, parent))
  )
}

/** Throws `forbidden` unless the actor is a parent of the person. */
export function requireParent(tx: Tx, actor: string, child: string): void {
  if (!isParentOf(membershipOf(tx, actor), { parent: actor, child }))
    throw refusal('forbidden', 'parents_only')
}

/** A person's adult parents except one, the earliest first. */
export function parentsOf(
  tx: Tx,
  child: string,
  { but }: { readonly but: string },
): readonly string[] {
  return membershipOf(tx, child)
    .filter((each) => each.status === 'accepted' && isChildIn(each, child))
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
    .map(({ inviter_id }) => inviter_id)
    .filter((id) => id !== but && tx.get('users', id)?.is_child === false)
}
