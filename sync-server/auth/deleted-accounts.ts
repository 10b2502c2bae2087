/** Remembers which accounts were deleted, by id alone: a device that still asks in their name is told, and forgets too. */
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/open-database.ts'

export type DeletedAccounts = {
  has(userId: string): boolean
  /** Synchronous, for use inside the writer. */
  add(userId: string, at: string): void
}

export function createDeletedAccounts(database: Database): DeletedAccounts {
  const find = database.prepare<[string]>('SELECT 1 FROM deleted_accounts WHERE id = ?')
  const insert = database.prepare(
    'INSERT INTO deleted_accounts (id, deleted_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
  )
  return {
    has: (userId) => find.get(userId) !== undefined,
    add: (userId, at) => void insert.run(userId, at),
  }
}

export function accountDeleted(): HttpError {
  return new HttpError(410, 'account_deleted', 'This account was deleted')
}
