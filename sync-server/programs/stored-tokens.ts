/** The stored tokens of programs: found by their hash, ended by their owner or with the password. */
import { and, asc, eq } from 'drizzle-orm'
import { MAX_TOKENS } from '#domain/programs/token.ts'
import { hashOf, makeSecret } from '#server/auth/secrets.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { apiTokens } from '#server/store/program-tables.ts'
import { countRows, hasRow, queriesOf } from '#server/store/queries.ts'
import { accounts } from '#server/store/synced-tables.ts'

/** As a program sends it: a prefix by which people and scanners recognize a token, and 32 random bytes. */
const TOKEN = /^mtn_[\w-]{43}$/

export type ApiToken = typeof apiTokens.$inferSelect

/** The methods that change rows are synchronous, for use inside the writer. */
export type StoredTokens = {
  list(userId: string): readonly ApiToken[]
  /** Null if there is none, or if it has ended. */
  find(secret: string, at: string): ApiToken | null
  /** Also throws if the account is gone, or has as many as it may have. */
  add(token: ApiToken): void
  /** False if the account has no such token. */
  remove(userId: string, id: string): boolean
  removeAll(userId: string): void
  noteUse(id: string, at: string): void
}

export function makeToken(): string {
  return `mtn_${makeSecret()}`
}

export function createStoredTokens(database: Database): StoredTokens {
  const queries = queriesOf(database)
  // Read in every request of a program.
  const select = database.prepare<[string], ApiToken>(
    'SELECT * FROM api_tokens WHERE token_hash = ?',
  )
  const own = (userId: string, id: string) =>
    and(eq(apiTokens.user_id, userId), eq(apiTokens.id, id))

  return {
    list: (userId) =>
      queries
        .select()
        .from(apiTokens)
        .where(eq(apiTokens.user_id, userId))
        .orderBy(asc(apiTokens.created_at), asc(apiTokens.id))
        .all(),
    find(secret, at) {
      const token = TOKEN.test(secret) ? select.get(hashOf(secret)) : undefined
      return token === undefined || (token.ends_at !== null && token.ends_at <= at) ? null : token
    },
    add(token) {
      // Already stored by a commit whose answer was lost.
      if (hasRow(queries, apiTokens, eq(apiTokens.id, token.id))) return
      if (!hasRow(queries, accounts, eq(accounts.id, token.user_id)))
        throw new HttpError(404, 'not_found', 'User not found')
      if (countRows(queries, apiTokens, eq(apiTokens.user_id, token.user_id)) >= MAX_TOKENS)
        throw new HttpError(409, 'token_limit', `You can have up to ${MAX_TOKENS} tokens`).with({
          limit: MAX_TOKENS,
        })
      queries.insert(apiTokens).values(token).run()
    },
    remove: (userId, id) => queries.delete(apiTokens).where(own(userId, id)).run().changes === 1,
    removeAll: (userId) =>
      void queries.delete(apiTokens).where(eq(apiTokens.user_id, userId)).run(),
    noteUse: (id, at) =>
      void queries.update(apiTokens).set({ used_at: at }).where(eq(apiTokens.id, id)).run(),
  }
}
