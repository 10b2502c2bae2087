/** Accounts with their stored password hashes, found by the typed name, the e-mail address, or the account's id. */
import type { SQL } from 'drizzle-orm'
import { and, eq } from 'drizzle-orm'
import { comparisonKey } from '#domain/text.ts'
import type { Role } from '#domain/users/user.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { credentials } from '#server/store/sign-in-tables.ts'
import { accounts, users } from '#server/store/synced-tables.ts'

export type Credential = {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly role: Role
  /** Null for a person who never had a password. */
  readonly passwordHash: string | null
}

export type Credentials = {
  findByName(username: string): Credential | null
  findByAddress(email: string): Credential | null
  findById(userId: string): Credential | null
  /** Whether the verified hash is still the current one. */
  isCurrent(userId: string, checked: string): boolean
  /** Synchronous, for use inside the writer. */
  put(userId: string, passwordHash: string): void
  /** Replaces the verified hash; false if it is no longer the current one. Also synchronous. */
  replace(userId: string, checked: string, passwordHash: string): boolean
}

export function createCredentials(database: Database): Credentials {
  const queries = queriesOf(database)

  function find(condition: SQL): Credential | null {
    const { id, username, name } = users
    const columns = { id, username, name, role: accounts.role }
    const found = queries
      .select({ ...columns, passwordHash: credentials.password_hash })
      .from(accounts)
      .innerJoin(users, eq(id, accounts.id))
      .leftJoin(credentials, eq(credentials.user_id, accounts.id))
      .where(condition)
      .get()
    return found ?? null
  }

  const findById = (userId: string) => find(eq(accounts.id, userId))
  return {
    findByName: (username) => find(eq(accounts.username_key, comparisonKey(username))),
    findByAddress: (email) => find(eq(accounts.email_key, comparisonKey(email))),
    findById,
    isCurrent: (userId, checked) => findById(userId)?.passwordHash === checked,
    put(userId, password_hash) {
      queries
        .insert(credentials)
        .values({ user_id: userId, password_hash })
        .onConflictDoUpdate({ target: credentials.user_id, set: { password_hash } })
        .run()
    },
    replace(userId, checked, password_hash) {
      const isOwn = eq(credentials.user_id, userId)
      const isChecked = and(isOwn, eq(credentials.password_hash, checked))
      return queries.update(credentials).set({ password_hash }).where(isChecked).run().changes === 1
    },
  }
}
