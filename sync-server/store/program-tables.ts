/** The tables of tokens, calendar links, webhooks and MQTT; like those in schema.ts, only the server has them. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { calendarCovers } from '#domain/programs/calendar-api.ts'
import { tokenAccesses } from '#domain/programs/token.ts'
import type { WebhookEvent } from '#domain/programs/webhook-api.ts'

/** Tokens for the API; only the SHA-256 of each is stored. Times are ISO strings in UTC. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    token_hash: text().notNull().unique(),
    name: text().notNull(),
    access: text({ enum: tokenAccesses }).notNull(),
    created_at: text().notNull(),
    /** Null if it never ends. */
    ends_at: text(),
    used_at: text(),
  },
  (table) => [index('api_tokens_user').on(table.user_id, table.created_at)],
)

/** A person's calendar link; only the SHA-256 of the secret in its address is stored. */
export const calendarLinks = sqliteTable('calendar_links', {
  user_id: text().primaryKey(),
  token_hash: text().notNull().unique(),
  covers: text({ enum: calendarCovers }).notNull(),
  hides_names: integer({ mode: 'boolean' }).notNull(),
  created_at: text().notNull(),
  /** The digest of its content when it was last read, and since when the content has been the same. */
  digest: text().notNull(),
  changed_at: text().notNull(),
})

/** Addresses that a person wants to be told of events. Their secrets are derived from the server's own. */
export const webhooks = sqliteTable(
  'webhooks',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    address: text().notNull(),
    /** The names of the events, each between commas. */
    events: text().notNull(),
    created_at: text().notNull(),
    /** Until when a process may be sending it something; after that, the process is considered dead. */
    busy_until: text().notNull(),
    failing_since: text(),
    /** When it was switched off. */
    ended_at: text(),
    last_at: text(),
    /** Null if there was no answer. */
    last_status: integer(),
    /** Up to when it has been told of due chores, and when to look for them again; null if it does not want them. */
    seen_until: text().notNull(),
    look_at: text(),
  },
  (table) => [
    index('webhooks_user').on(table.user_id, table.created_at),
    index('webhooks_look')
      .on(table.look_at)
      .where(sql`look_at IS NOT NULL`),
  ],
)

/** The deliveries on their way to webhooks. The data of each is read when it is sent. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    webhook_id: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Tells a receiver that it has got something twice. */
    id: text().notNull(),
    user_id: text().notNull(),
    event: text().$type<WebhookEvent>().notNull(),
    /** The id of the row; if there is a slot, the id of the chore. */
    subject: text().notNull(),
    slot: text(),
    at: text().notNull(),
    attempts: integer().notNull(),
    due_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.webhook_id, table.id] }),
    index('webhook_deliveries_due').on(table.due_at),
    index('webhook_deliveries_user').on(table.user_id),
  ],
)

/** The people who show points and open tasks on the household's MQTT broker. */
export const homePeople = sqliteTable('home_people', {
  user_id: text().primaryKey(),
  completes: integer({ mode: 'boolean' }).notNull(),
})
