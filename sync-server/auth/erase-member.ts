/** What goes with a deleted account beside the rows others may see: everything that is the person's alone (F5). */
import { eq } from 'drizzle-orm'
import { createDeletedAccounts } from '#server/auth/deleted-accounts.ts'
import type { Database } from '#server/store/open-database.ts'
import { queriesOf } from '#server/store/queries.ts'
import {
  backfills,
  blobOwners,
  credentials,
  faults,
  feed,
  mutations,
  passwordResets,
  pictureRoom,
  pushPreferences,
  pushSubscriptions,
  sessions,
  viewers,
} from '#server/store/schema.ts'
import { balances, entries, notifications, templates, usages } from '#server/store/synced-tables.ts'

/**
 * For every table the column that says whose a row is. A row of these is the owner's alone: the command `deleteAccount`
 * leaves it, so it is erased here. A new table belongs here or into one of the two lists below; a test sees to it.
 */
export const ownerColumns = [
  backfills.viewer,
  balances.id,
  blobOwners.user_id,
  credentials.user_id,
  entries.user_id,
  faults.user_id,
  feed.viewer,
  mutations.user_id,
  notifications.user_id,
  passwordResets.user_id,
  pictureRoom.user_id,
  pushPreferences.user_id,
  pushSubscriptions.user_id,
  sessions.user_id,
  templates.user_id,
  usages.user_id,
  viewers.id,
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
