/** The tables of what people give to programs; like those in schema.ts, of the server only. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { calendarCovers } from '#domain/programs/calendar-api.ts'
import { tokenAccesses } from '#domain/programs/token.ts'

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
    /** Null for never. */
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
  /** Of what it said when it was last read, and since when it says that. */
  digest: text().notNull(),
  changed_at: text().notNull(),
})
