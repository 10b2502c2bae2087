/** Children without e-mail: whose parent a person is, whom they made, and who takes a profile over (K2, K5). */
import { refusal } from '#domain/command-error.ts'
import { isParentOf, parentsOf } from '#domain/partnerships/parents.ts'
import { membershipOf } from '#domain/partnerships/partners.ts'
import type { Tx } from '#domain/tx.ts'
import type { Account, Plan, User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'

/** How many children one person can make. */
export const MAX_CHILDREN = 10

type Child = { readonly user: User; readonly account: Account }

/** A made child whose parent the actor is; anybody else's child gets the same refusal as a missing one. */
export function ownChild(tx: Tx, actor: string, id: string): Child {
  const user = tx.get('users', id)
  const account = tx.get('accounts', id)
  const isOwn = isParentOf(membershipOf(tx, actor), { parent: actor, child: id })
  if (user === null || account === null || !user.is_made || !isOwn)
    throw refusal('not_found', 'children')
  return { user, account }
}

/** A child that the actor made: only they may delete it and ask others to be its parents (K4, K5). */
export function ownProfile(tx: Tx, actor: string, id: string): Child {
  const child = ownChild(tx, actor, id)
  if (child.account.made_by !== actor) throw refusal('forbidden', 'maker_only')
  return child
}

/** The children that a person made, each with the parent who would take the profile over, null if none (K5). */
export function childrenMadeBy(tx: Tx, maker: string) {
  return tx.select('accounts', { made_by: maker }).map((account) => ({
    account,
    next: parentsOf(tx, account.id, { but: maker })[0] ?? null,
  }))
}

/** Children have the plan of the person who made them. */
export function followPlan(tx: Tx, maker: string, plan: Plan): void {
  for (const account of tx.select('accounts', { made_by: maker }))
    tx.put('accounts', { ...account, plan })
}

/**
 * When the maker of a child's profile leaves, it goes to the oldest other parent (K5). Throws `forbidden` if there is
 * none: nobody could sign the child in any more.
 */
export function leaveChild(tx: Tx, actor: string, child: string): void {
  const user = tx.get('users', child)
  const account = tx.get('accounts', child)
  if (user === null || account === null || !user.is_made) return
  const next = parentsOf(tx, child, { but: actor })[0] ?? null
  if (next === null) throw refusal('forbidden', 'only_parent', { name: firstName(user) })
  if (account.made_by === actor) passOn(tx, account, next)
}

/** Passes a profile on to another parent, whose plan it gets; questions that the previous one asked are dropped. */
export function passOn(tx: Tx, account: Account, next: string): void {
  for (const each of membershipOf(tx, account.id))
    if (each.asked_by === account.made_by) tx.delete('partnerships', each.id)
  const plan = tx.get('accounts', next)?.plan ?? account.plan
  tx.put('accounts', { ...account, made_by: next, plan })
}
