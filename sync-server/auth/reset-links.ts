/** One-time links for a new password, because a mail server cannot be assumed (A7). Only a token's hash is stored. */
import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#domain/calendar.ts'
import { hashOf, makeSecret } from '#server/auth/secrets.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import { passwordResets } from '#server/store/schema.ts'
import { accounts } from '#server/store/synced-tables.ts'
import type { Writer } from '#server/store/writer.ts'

export type ResetLink = {
  /** A path of this app, with the token. */
  readonly path: string
  readonly expiresAt: string
}

export type ResetLinks = {
  /**
   * Creates the only link that works for this person from now on. `madeBy` is the parent or admin, with whose right to
   * make it the link ends; the command line gives none. `within` runs first in the same commit, and may refuse. Throws
   * 404 if there is no person with this id.
   */
  make(
    userId: string,
    given?: { readonly madeBy: string; readonly within: () => void },
  ): Promise<ResetLink>
  /** The person whose password a token may set; null if it was used, has expired or never existed. */
  ownerOf(token: string): string | null
  /** Revokes a person's link. Synchronous, for use inside the writer. */
  forget(userId: string): void
}

type Deps = { readonly database: Database; readonly writer: Writer; readonly now: () => Date }

export function createResetLinks({ database, writer, now }: Deps): ResetLinks {
  const queries = queriesOf(database)

  function put(userId: string, link: Omit<typeof passwordResets.$inferSelect, 'user_id'>) {
    if (!hasRow(queries, accounts, eq(accounts.id, userId)))
      throw new HttpError(404, 'not_found', 'User not found')
    queries
      .insert(passwordResets)
      .values({ user_id: userId, ...link })
      .onConflictDoUpdate({ target: passwordResets.user_id, set: link })
      .run()
  }

  return {
    async make(userId, given) {
      const token = makeSecret()
      const at = now()
      const link = {
        token_hash: hashOf(token),
        created_at: at.toISOString(),
        made_by: given?.madeBy ?? null,
      }
      const work = () => {
        given?.within()
        put(userId, link)
      }
      await writer.run(work, { around: userId, people: given ? [given.madeBy] : [] })
      const expiresAt = new Date(at.getTime() + DAY_MS).toISOString()
      return { path: `/reset-password?token=${token}`, expiresAt }
    },
    ownerOf(token) {
      const oldest = new Date(now().getTime() - DAY_MS).toISOString()
      const { user_id, token_hash, created_at } = passwordResets
      const isValid = and(eq(token_hash, hashOf(token)), gt(created_at, oldest))
      const found = queries.select({ user_id }).from(passwordResets).where(isValid).get()
      return found?.user_id ?? null
    },
    forget(userId) {
      queries.delete(passwordResets).where(eq(passwordResets.user_id, userId)).run()
    },
  }
}
