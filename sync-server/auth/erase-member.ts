/** What goes with a deleted account beside the rows others may see: everything that is the person's alone (F5). */
import { eq } from 'drizzle-orm'
import { createDeletedAccounts } from '#server/auth/deleted-accounts.ts'
import type { Database } from '#server/store/open-database.ts'
import { queriesOf } from '#server/store/queries.ts'
import * as own from '#server/store/schema.ts'
import * as synced from '#server/store/synced-tables.ts'

/**
 * For every table the column that says whose a row is. A row of these is the owner's alone: the command `deleteAccount`
 * leaves it, so it is erased here. A new table belongs here or into one of the two lists below; a test sees to it.
 */
export const ownerColumns = [
  own.backfills.viewer,
  synced.balances.id,
  own.blobOwners.user_id,
  own.credentials.user_id,
  synced.entries.user_id,
  own.faults.user_id,
  own.feed.viewer,
  own.mutations.user_id,
  synced.notifications.user_id,
  own.passwordResets.user_id,
  own.pictureRoom.user_id,
  own.pushPreferences.user_id,
  own.pushSubscriptions.user_id,
  own.sessions.user_id,
  synced.templates.user_id,
  synced.usages.user_id,
  own.viewers.id,
]

/** Where others may see rows: what becomes of each, the command decides (domain/users/delete-account.ts). */
export const commandOwned = [
  'accounts',
  'check_ins',
  'loans',
  'partnerships',
  'rewards',
  'tasks',
  'users',
] as const

/** About nobody, or about nothing but an id; blobs go with the last row of `blob_owners`. */
export const unownedTables = ['blobs', 'deleted_accounts', 'meta', 'used_ids'] as const

/** Runs inside the commit of `deleteAccount`. */
export function createEraseMember(database: Database): (userId: string, at: string) => void {
  const queries = queriesOf(database)
  const deletedAccounts = createDeletedAccounts(database)
  return (userId, at) => {
    for (const column of ownerColumns) queries.delete(column.table).where(eq(column, userId)).run()
    deletedAccounts.add(userId, at)
  }
}
