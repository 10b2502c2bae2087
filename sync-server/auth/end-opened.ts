/** Ends what a parent opened for a child without e-mail, in the commit in which they are its parent no more (K10). */
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Change } from '#domain/tx.ts'
import type { ClosedSession } from '#server/auth/sessions.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { childCodes, passwordResets, sessions } from '#server/store/schema.ts'

type Line = { readonly parent: string; readonly child: string }

/** Runs inside a commit, with its changes; returns the sessions that end with it. */
export function createEndOpened(
  database: Database,
  store: RowStore,
): (changes: readonly Change[]) => readonly ClosedSession[] {
  const queries = queriesOf(database)

  function end({ parent, child }: Line): readonly ClosedSession[] {
    const { made_by } = passwordResets
    queries
      .delete(passwordResets)
      .where(and(eq(passwordResets.user_id, child), eq(made_by, parent)))
      .run()
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

  return (changes) =>
    changes
      .flatMap((change) => endedLine(change) ?? [])
      .filter(({ child }) => store.get('users', child)?.is_made === true)
      .flatMap(end)
}

/** What is older than the note of who opened it may be theirs, too. */
function isOf(opener: typeof sessions.opened_by | typeof childCodes.made_by, parent: string) {
  return or(eq(opener, parent), isNull(opener))
}

/** The parent and the child of a partnership that ends with a change. */
function endedLine({ table, before, after }: Change): Line | null {
  if (table !== 'partnerships' || after !== null) return null
  const { status, role, inviter_id, invitee_id } = before as Partnership
  if (status !== 'accepted' || role !== 'child' || invitee_id === null) return null
  return { parent: inviter_id, child: invitee_id }
}
