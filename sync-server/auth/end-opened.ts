/**
 * Ends everything that a person opened for others, in the commit that takes away the right to it: a parent's sessions,
 * codes and links for a made child, when they stop being its parent or become a child themselves (K10), and an admin's
 * password links.
 */
import { and, eq, isNull, notInArray, or } from 'drizzle-orm'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Change } from '#domain/tx.ts'
import type { Account, User } from '#domain/users/user.ts'
import type { ClosedSession } from '#server/auth/sessions.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { childCodes, passwordResets, sessions } from '#server/store/schema.ts'
import { users } from '#server/store/synced-tables.ts'
import { membershipOf } from '#server/store/viewer.ts'

type Opener = typeof sessions.opened_by | typeof childCodes.made_by | typeof passwordResets.made_by
type Line = { readonly parent: string; readonly child: string }

/** Runs inside a commit, with its changes; returns the sessions that end because of them. */
export function createEndOpened(
  database: Database,
  store: RowStore,
): (changes: readonly Change[]) => readonly ClosedSession[] {
  const queries = queriesOf(database)
  const { user_id, made_by } = passwordResets
  const madeChildren = queries.select({ id: users.id }).from(users).where(eq(users.is_made, true))

  function endLine({ parent, child }: Line): readonly ClosedSession[] {
    const { token_hash: tokenHash, user_id: userId, opened_by } = sessions
    const isLink = and(eq(user_id, child), isOf(made_by, parent))
    const isCode = and(eq(childCodes.user_id, child), isOf(childCodes.made_by, parent))
    const isSession = and(eq(userId, child), isOf(opened_by, parent))
    queries.delete(passwordResets).where(isLink).run()
    queries.delete(childCodes).where(isCode).run()
    return queries.delete(sessions).where(isSession).returning({ tokenHash, userId }).all()
  }

  return (changes) => {
    for (const { id } of changes.filter(endsAdmin)) {
      // A link with which a child grows up was made as its parent, so it survives the loss of the admin role.
      const isLink = and(eq(made_by, id), notInArray(user_id, madeChildren))
      queries.delete(passwordResets).where(isLink).run()
    }
    return changes
      .flatMap((change) => linesEndedBy(change, store))
      .filter(({ child }) => store.get('users', child)?.is_made === true)
      .flatMap(endLine)
  }
}

function endsAdmin({ table, before, after }: Change): boolean {
  if (table !== 'accounts') return false
  return (before as Account | null)?.role === 'admin' && (after as Account | null)?.role !== 'admin'
}

/** The pairs of parent and child that end with a change: a partnership ended, or the parent became a child. */
function linesEndedBy({ table, id, before, after }: Change, store: RowStore): readonly Line[] {
  if (table === 'partnerships' && after === null) return lineOf(before as Partnership)
  const isNowChild = table === 'users' && (after as User | null)?.is_child === true
  if (!isNowChild || (before as User | null)?.is_child !== false) return []
  return membershipOf(store, id)
    .flatMap(lineOf)
    .filter(({ parent }) => parent === id)
}

/** Rows from before the opener was recorded may be theirs, too. */
function isOf(opener: Opener, parent: string) {
  return or(eq(opener, parent), isNull(opener))
}

/** The parent and the child of an accepted partnership. */
function lineOf({ status, role, inviter_id, invitee_id }: Partnership): readonly Line[] {
  if (status !== 'accepted' || role !== 'child' || invitee_id === null) return []
  return [{ parent: inviter_id, child: invitee_id }]
}
