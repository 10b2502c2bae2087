/** The tables of what people give to programs; like those in schema.ts, of the server only. */
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
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
