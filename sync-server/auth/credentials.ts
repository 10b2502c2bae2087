/** Stored password hashes, found by the name a person types or by their id. */
import { comparisonKey } from '#domain/text.ts'
import type { Role } from '#domain/users/user.ts'
import type { Database } from '#server/store/open-database.ts'

export type Credential = {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly role: Role
  readonly passwordHash: string
}

export type Credentials = {
  findByName(username: string): Credential | null
  findById(userId: string): Credential | null
  /** Whether what was checked is still the present one. */
  isCurrent(userId: string, checked: string): boolean
  /** Synchronous, for use inside the writer. */
  put(userId: string, passwordHash: string): void
  /** Puts one in the place of the one that was checked; false when that is no longer the present one. Synchronous, too. */
  replace(userId: string, checked: string, passwordHash: string): boolean
}

export function createCredentials(database: Database): Credentials {
  const columns = `SELECT users.id, username, name, role, password_hash AS passwordHash FROM accounts
    JOIN users ON users.id = accounts.id JOIN credentials ON user_id = accounts.id`
  const byName = database.prepare<[string], Credential>(`${columns} WHERE username_key = ?`)
  const byId = database.prepare<[string], Credential>(`${columns} WHERE accounts.id = ?`)
  const upsert = database.prepare(
    `INSERT INTO credentials (user_id, password_hash) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash`,
  )
  const update = database.prepare(
    'UPDATE credentials SET password_hash = ? WHERE user_id = ? AND password_hash = ?',
  )
  return {
    findByName: (username) => byName.get(comparisonKey(username)) ?? null,
    findById: (userId) => byId.get(userId) ?? null,
    isCurrent: (userId, checked) => byId.get(userId)?.passwordHash === checked,
    put: (userId, passwordHash) => void upsert.run(userId, passwordHash),
    replace: (userId, checked, passwordHash) =>
      update.run(passwordHash, userId, checked).changes === 1,
  }
}
