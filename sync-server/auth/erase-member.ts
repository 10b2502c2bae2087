/** Deletes with an account everything that belongs only to the person (F5); the command decides about other rows. */
import { eq, getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { TableName } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import { createDeletedAccounts } from '#server/auth/deleted-accounts.ts'
import type { Database } from '#server/store/database.ts'
import {
  apiTokens,
  calendarLinks,
  homePeople,
  webhookDeliveries,
  webhooks,
} from '#server/store/program-tables.ts'
import { queriesOf } from '#server/store/queries.ts'
import * as own from '#server/store/schema.ts'
import { credentials, oidcLinks, passkeys } from '#server/store/sign-in-tables.ts'
import { syncedTables } from '#server/store/synced-tables.ts'

/** The command `deleteAccount` does not touch rows of the person alone; it decides about all others. */
const privateTables = tableNames.filter((name) => tableOf(name).audience === 'owner')

/**
 * The owner column of every table whose rows are erased here. A new table of the server belongs here or in
 * `unownedTables`; a test checks this.
 */
export const ownerColumns = [
  ...privateTables.map(ownerColumn),
  apiTokens.user_id,
  calendarLinks.user_id,
  own.backfills.viewer,
  own.blobOwners.user_id,
  own.childCodes.user_id,
  credentials.user_id,
  own.deletedRows.user_id,
  own.dueReminders.subject,
  own.faults.user_id,
  own.feed.viewer,
  homePeople.user_id,
  own.mutations.user_id,
  oidcLinks.user_id,
  passkeys.user_id,
  own.passwordResets.user_id,
  own.pictureRoom.user_id,
  own.pushGathering.user_id,
  own.pushJobs.user_id,
  own.pushPreferences.user_id,
  own.pushSubscriptions.user_id,
  own.remindedPeople.user_id,
  own.sessions.user_id,
  own.viewers.id,
  webhookDeliveries.user_id,
  webhooks.user_id,
]

/** Tables about nobody, or with only an id or hash that expires; a blob goes with its last row of `blob_owners`. */
export const unownedTables = [
  'blobs',
  'deleted_accounts',
  'jobs',
  'limits',
  'meta',
  'used_ids',
] as const

/** Runs inside the commit of `deleteAccount`. */
export function createEraseMember(database: Database): (userId: string, at: string) => void {
  const queries = queriesOf(database)
  const deletedAccounts = createDeletedAccounts(database)
  return (userId, at) => {
    for (const column of ownerColumns) queries.delete(column.table).where(eq(column, userId)).run()
    deletedAccounts.add(userId, at)
  }
}

function ownerColumn(name: TableName): SQLiteColumn {
  const [column = ''] = tableOf(name).people
  const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(syncedTables[name])
  const found = columns[column]
  if (found === undefined) throw new Error(`${name} has no column ${column}`)
  return found
}
