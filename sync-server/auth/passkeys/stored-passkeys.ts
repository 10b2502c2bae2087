/** The stored passkeys, found by their account or by the id that the device uses for them. */
import { and, asc, eq } from 'drizzle-orm'
import { MAX_PASSKEYS } from '#domain/users/passkey.ts'
import { keepOneWayIn, waysIn } from '#server/auth/ways-in.ts'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { countRows, hasRow, queriesOf } from '#server/store/queries.ts'
import { passkeys } from '#server/store/sign-in-tables.ts'
import { accounts } from '#server/store/synced-tables.ts'

export type Passkey = typeof passkeys.$inferSelect
export type Use = { readonly counter: number; readonly at: string }

/** The methods that change rows are synchronous, for use inside the writer. */
export type StoredPasskeys = {
  list(userId: string): readonly Passkey[]
  findByCredential(credentialId: string): Passkey | null
  /** Throws if the account has as many as it may have. */
  refuseMore(userId: string): void
  /** Also throws if the account is gone, or if this passkey is already stored, no matter for whom. */
  add(passkey: Passkey): void
  /** Null if the account has no such passkey. */
  rename(userId: string, id: string, name: string): Passkey | null
  /** False if the account has no such passkey; throws if it is the last way to sign in. */
  remove(userId: string, id: string): boolean
  /** Notes that it was used; false if it was removed meanwhile. */
  noteUse(id: string, use: Use): boolean
}

type Deps = { readonly database: Database; readonly config: Config }

export function createStoredPasskeys(deps: Deps): StoredPasskeys {
  const { database } = deps
  const queries = queriesOf(database)
  const own = (userId: string, id: string) => and(eq(passkeys.user_id, userId), eq(passkeys.id, id))

  function findByCredential(credentialId: string): Passkey | null {
    const isThis = eq(passkeys.credential_id, credentialId)
    return queries.select().from(passkeys).where(isThis).get() ?? null
  }

  function refuseMore(userId: string): void {
    if (countRows(queries, passkeys, eq(passkeys.user_id, userId)) >= MAX_PASSKEYS)
      throw new HttpError(409, 'passkey_limit', `You can have up to ${MAX_PASSKEYS} passkeys`).with(
        { limit: MAX_PASSKEYS },
      )
  }

  return {
    list: (userId) =>
      queries
        .select()
        .from(passkeys)
        .where(eq(passkeys.user_id, userId))
        .orderBy(asc(passkeys.created_at), asc(passkeys.id))
        .all(),
    findByCredential,
    refuseMore,
    add(passkey) {
      const known = findByCredential(passkey.credential_id)
      // Already stored by a commit whose answer was lost.
      if (known?.id === passkey.id) return
      if (known !== null)
        throw new HttpError(409, 'passkey_exists', 'This passkey was added already')
      if (!hasRow(queries, accounts, eq(accounts.id, passkey.user_id)))
        throw new HttpError(404, 'not_found', 'User not found')
      refuseMore(passkey.user_id)
      queries.insert(passkeys).values(passkey).run()
    },
    rename(userId, id, name) {
      const isOwn = own(userId, id)
      return queries.update(passkeys).set({ name }).where(isOwn).returning().all()[0] ?? null
    },
    remove(userId, id) {
      if (!hasRow(queries, passkeys, own(userId, id))) return false
      keepOneWayIn(waysIn(deps, userId), (way) => way.kind === 'passkey' && way.id === id)
      queries.delete(passkeys).where(own(userId, id)).run()
      return true
    },
    noteUse(id, { counter, at }) {
      const noted = { counter, used_at: at }
      return queries.update(passkeys).set(noted).where(eq(passkeys.id, id)).run().changes === 1
    },
  }
}
