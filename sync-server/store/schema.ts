/** The server's own tables except those in sign-in-tables.ts and program-tables.ts; synced ones: synced-tables.ts. */
import { sql } from 'drizzle-orm'
import {
  blob,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { PushType } from '#domain/notifications/push-api.ts'
import type { PushFacts } from '#domain/notifications/push-facts.ts'
import { imageTypes } from '#domain/pictures/picture.ts'
import type { TableName } from '#domain/tables.ts'

const count = () => integer().notNull().default(0)

/** Only the SHA-256 of a session's token is stored. Times are ISO strings in UTC. */
export const sessions = sqliteTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: text().notNull(),
    created_at: text().notNull(),
    seen_at: text().notNull(),
    user_agent: text().notNull(),
    /** The parent who signed the child in; null for people who sign in themselves. */
    opened_by: text(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
)

/** The push subscription of a session's device, and its encryption keys. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    session_hash: text()
      .primaryKey()
      .references(() => sessions.token_hash, { onDelete: 'cascade' }),
    user_id: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull().default('en'),
  },
  (table) => [index('push_subscriptions_user').on(table.user_id)],
)

/** A person's push preferences; `held_since` means that something waits for the end of their quiet hours. */
export const pushPreferences = sqliteTable(
  'push_preferences',
  {
    user_id: text().primaryKey(),
    /** An array of the kinds that are not pushed: types of notifications, and reminders. */
    muted: text({ mode: 'json' }).$type<PushType[]>().notNull(),
    hides_details: integer({ mode: 'boolean' }).notNull(),
    quiet_from: text(),
    quiet_until: text(),
    held_since: text(),
    /** The time of day of the morning digest; null for none. */
    digest_at: text(),
    remind_anyone: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('push_preferences_held')
      .on(table.held_since)
      .where(sql`held_since IS NOT NULL`),
  ],
)

/** Notifications that become one push to a person's devices, once no other has followed for a moment. */
export const pushGathering = sqliteTable(
  'push_gathering',
  {
    user_id: text().primaryKey(),
    /** The ids of those to be pushed, and of those pushed earlier in the run, separated by spaces. */
    ids: text().notNull(),
    told: text().notNull(),
    due_at: text().notNull(),
    /** When it is pushed even if others follow. */
    latest_at: text().notNull(),
  },
  (table) => [index('push_gathering_due').on(table.due_at)],
)

/** The newest message of notifications and of reminders for a device. One that is being sent is due again later. */
export const pushJobs = sqliteTable(
  'push_jobs',
  {
    session_hash: text()
      .notNull()
      .references(() => sessions.token_hash, { onDelete: 'cascade' }),
    /** The screen that a tap opens; empty for the notifications. */
    opens: text({ enum: ['', 'tasks'] }).notNull(),
    user_id: text().notNull(),
    facts: text({ mode: 'json' }).$type<PushFacts>().notNull(),
    kept_until: text().notNull(),
    attempts: integer().notNull(),
    due_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session_hash, table.opens] }),
    index('push_jobs_due').on(table.due_at),
    index('push_jobs_user').on(table.user_id),
  ],
)

/** When to check for due reminders: one line for each chore, dated task and morning digest. */
export const dueReminders = sqliteTable(
  'due_reminders',
  {
    /** The id of the chore or task, or of the person whose digest it is. */
    subject: text().primaryKey(),
    kind: text({ enum: ['chore', 'task', 'digest'] }).notNull(),
    at: text().notNull(),
    /** The moment of the reminder that it waits for; null until it was checked once. */
    awaits: text(),
  },
  (table) => [index('due_reminders_at').on(table.at)],
)

/** The people who already got the reminder that a line waits for, while others have yet to get it. */
export const remindedPeople = sqliteTable(
  'reminded_people',
  {
    subject: text()
      .notNull()
      .references(() => dueReminders.subject, { onDelete: 'cascade' }),
    user_id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.user_id] }),
    index('reminded_people_user').on(table.user_id),
  ],
)

/** A person's one-time link for a new password, if any; a newer one replaces it. Only the token's SHA-256 is stored. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    user_id: text().primaryKey(),
    token_hash: text().notNull(),
    created_at: text().notNull(),
    /** The parent who lets a child grow up, or the admin; null for the command line, and for links of old releases. */
    made_by: text(),
  },
  (table) => [uniqueIndex('password_resets_token').on(table.token_hash)],
)

/** The code that signs a child in once, if any; a newer one replaces it. Only its keyed hash is stored. */
export const childCodes = sqliteTable(
  'child_codes',
  {
    user_id: text().primaryKey(),
    code_hash: text().notNull(),
    created_at: text().notNull(),
    /** The parent who made it. */
    made_by: text(),
  },
  (table) => [uniqueIndex('child_codes_code').on(table.code_hash)],
)

/** Pictures, by the SHA-256 of their bytes. A trigger deletes a picture when nobody owns it any more. */
export const blobs = sqliteTable('blobs', {
  hash: text().primaryKey(),
  type: text({ enum: imageTypes }).notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
})

/** The people who have each picture, and since when none of their rows has named it. */
export const blobOwners = sqliteTable(
  'blob_owners',
  {
    user_id: text().notNull(),
    hash: text().notNull(),
    unused_since: text(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.hash] }),
    index('blob_owners_hash').on(table.hash),
  ],
)

/** The space that pictures use, by account and in total; maintained by triggers. */
export const pictureRoom = sqliteTable('picture_room', {
  user_id: text().primaryKey(),
  bytes: integer().notNull(),
})

/** Only the ids of deleted accounts: their devices are told to delete their data, too. */
export const deletedAccounts = sqliteTable('deleted_accounts', {
  id: text().primaryKey(),
  deleted_at: text().notNull(),
})

/** The outcome of each mutation, so that a repeated one gets the same answer. */
export const mutations = sqliteTable(
  'mutations',
  {
    user_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    /** Distinguishes a repeated mutation from another one with the same id. */
    fingerprint: text().notNull(),
    status: text({ enum: ['applied', 'rejected'] }).notNull(),
    code: text(),
    message: text(),
    details: text(),
    at: text().notNull(),
    received_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.id] })],
)

/** Mutations that failed with an internal error: counted, and stored with their input when given up. */
export const faults = sqliteTable(
  'faults',
  {
    user_id: text().notNull(),
    id: text().notNull(),
    attempts: count(),
    mutation: text(),
    error: text(),
    at: text().notNull(),
    /** The process that is running it; null once it failed. */
    running_in: text(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.id] })],
)

/** Ids of deleted rows that no later row may have. */
export const usedIds = sqliteTable(
  'used_ids',
  { table_name: text().$type<TableName>().notNull(), id: text().notNull() },
  (table) => [primaryKey({ columns: [table.table_name, table.id] })],
)

/** The person who deleted a row that partners saw, and when. */
export const deletedRows = sqliteTable(
  'deleted_rows',
  { user_id: text().notNull(), id: text().notNull(), at: text().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.id] })],
)

/** Which rows changed for a viewer, as one entry per commit in the viewer's own order. */
export const feed = sqliteTable(
  'feed',
  {
    viewer: text().notNull(),
    version: integer().notNull(),
    /** The ids of each table, as JSON. */
    changed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.version] })],
)

/** Backfills under way after a partnership began or ended, and their position. */
export const backfills = sqliteTable(
  'backfills',
  {
    viewer: text().notNull(),
    other: text().notNull(),
    /** The rows before this time are still to come, in milliseconds; null before the first batch. */
    before: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer, table.other] }),
    index('backfills_other').on(table.other),
  ],
)

/** The newest version of a viewer's feed, the one up to which entries were removed, and the one at a marked time. */
export const viewers = sqliteTable('viewers', {
  id: text().primaryKey(),
  version: count(),
  floor: count(),
  marked_version: count(),
  marked_at: text(),
})

/** How often something was tried, under a keyed hash of who tried it. */
export const limits = sqliteTable(
  'limits',
  { key: text().primaryKey(), until: integer().notNull(), count: integer().notNull() },
  (table) => [index('limits_until').on(table.until)],
)

/** When background work is next due; whichever process is first does it. */
export const jobs = sqliteTable('jobs', {
  name: text().primaryKey(),
  next_at: text().notNull(),
  /** The process that keeps the job until then; empty for work that is done at once. */
  holder: text().notNull().default(''),
})

export const meta = sqliteTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})
