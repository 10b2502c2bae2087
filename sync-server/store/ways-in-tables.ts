/** The tables of the ways to sign in without a password; of the server only, as those in schema.ts. */
import { primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Who a person is at an OpenID Connect provider. No token of the provider is stored. */
export const oidcLinks = sqliteTable(
  'oidc_links',
  {
    user_id: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.issuer] }),
    uniqueIndex('oidc_links_subject').on(table.issuer, table.subject),
  ],
)
