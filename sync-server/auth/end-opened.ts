/**
 * Ends what somebody opened for others in the commit that takes their right to it: what a parent opened for a child
 * without e-mail, as their line to it ends or as they become a child themselves (K10), and an admin's password links.
 */
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Change } from '#domain/tx.ts'
import type { Account, User } from '#domain/users/user.ts'
import type { ClosedSession } from '#server/auth/sessions.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { childCodes, passwordResets, sessions } from '#server/store/schema.ts'
import { membershipOf } from '#server/store/viewer.ts'

type Line = { readonly parent: string; readonly child: string }

/** Runs inside a commit, with its changes; returns the sessions that end with it. */
export function createEndOpened(
  database: Database,
  store: RowStore,
): (changes: readonly Change[]) => readonly ClosedSession[] {
  const queries = queriesOf(database)
  const isMade = (person: string) => store.get('users', person)?.is_made === true

  function endLine({ parent, child }: Line): readonly ClosedSession[] {
    endLinks(parent, [child])
    queries
      .delete(childCodes)
      .where(and(eq(childCodes.user_id, child), isOf(childCodes.made_by, parent)))
      .run()
    const { token_hash: tokenHash, user_id: userId, opened_by } = sessions
    return queries
      .delete(sessions)
      .where(and(eq(userId, child), isOf(opened_by, parent)))
      .returning({ tokenHash, userId })
      .all()
  }

  function endLinks(madeBy: string, people: readonly string[]): void {
    const { user_id, made_by } = passwordResets
    queries
      .delete(passwordResets)
      .where(and(eq(made_by, madeBy), inArray(user_id, [...people])))
      .run()
  }

  /** The lines with which a change ends the rights of a parent: the one that ends, or all of whoever becomes a child. */
  function linesEndedBy({ table, before, after }: Change): readonly Line[] {
    if (table === 'partnerships' && after === null) return lineOf(before as Partnership)
    if (table !== 'users' || before === null || after === null) return []
    const [was, is] = [before as User, after as User]
    return is.is_child && !was.is_child
      ? membershipOf(store, is.id)
          .flatMap(lineOf)
          .filter(({ parent }) => parent === is.id)
      : []
  }

  function endAdmin({ table, id, before, after }: Change): void {
    if (table !== 'accounts') return
    const [was, is] = [before as Account | null, after as Account | null]
    if (was?.role !== 'admin' || is?.role === 'admin') return
    const { user_id, made_by } = passwordResets
    const links = queries.select({ user_id }).from(passwordResets).where(eq(made_by, id)).all()
    // A link that lets a child grow up is a parent's, whatever else they are.
    endLinks(
      id,
      links.flatMap((link) => (isMade(link.user_id) ? [] : [link.user_id])),
    )
  }

  return (changes) => {
    changes.forEach(endAdmin)
    return changes
      .flatMap(linesEndedBy)
      .filter(({ child }) => isMade(child))
      .flatMap(endLine)
  }
}

/** What is older than the note of who opened it may be theirs, too. */
function isOf(opener: typeof sessions.opened_by | typeof childCodes.made_by, parent: string) {
  return or(eq(opener, parent), isNull(opener))
}

/** The parent and the child of an accepted line. */
function lineOf({ status, role, inviter_id, invitee_id }: Partnership): readonly Line[] {
  if (status !== 'accepted' || role !== 'child' || invitee_id === null) return []
  return [{ parent: inviter_id, child: invitee_id }]
}
