/** Remembers only the ids of deleted accounts: a device that still uses one is told, and deletes its data too. */
import { eq, sql } from 'drizzle-orm'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { deletedAccounts } from '#server/store/schema.ts'

export type DeletedAccounts = {
  has(userId: string): boolean
  /** Synchronous, for use inside the writer. */
  add(userId: string, at: string): void
}

export function createDeletedAccounts(database: Database): DeletedAccounts {
  const queries = queriesOf(database)
  const find = queries
    .select()
    .from(deletedAccounts)
    .where(eq(deletedAccounts.id, sql.placeholder('id')))
    .prepare()
  return {
    has: (userId) => find.get({ id: userId }) !== undefined,
    add(id, at) {
      queries.insert(deletedAccounts).values({ id, deleted_at: at }).onConflictDoNothing().run()
    },
  }
}

/** To be called in the commit: a session may have been found before its account was deleted (F5). */
export function expectAccount(store: Pick<RowStore, 'get'>, userId: string): void {
  if (store.get('accounts', userId) === null) throw accountDeleted()
}

export function accountDeleted(): HttpError {
  return new HttpError(410, 'account_deleted', 'This account was deleted')
}
