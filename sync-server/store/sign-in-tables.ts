/** The tables of passwords and other ways in; like those in schema.ts, only the server has them. */
import {
  blob,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/** argon2id PHC strings; they never leave the server. An account without a password has no row. */
export const credentials = sqliteTable('credentials', {
  user_id: text().primaryKey(),
  password_hash: text().notNull(),
})

/** The public halves of passkeys: enough to check a proof, useless for making one. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    /** The id that its device uses for it, in base64url. */
    credential_id: text().notNull().unique(),
    /** In COSE format. */
    public_key: blob({ mode: 'buffer' }).notNull(),
    /** The host name in the address for which it was made (the relying party's id). */
    address: text().notNull(),
    /** How often its device says that it was used: only noted, because many devices do not count. */
    counter: integer().notNull(),
    /** How a browser reaches it, as an array. */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    created_at: text().notNull(),
    used_at: text(),
  },
  (table) => [index('passkeys_user').on(table.user_id, table.created_at)],
)

/** The identity of a person at an OpenID Connect provider. No token of the provider is stored. */
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
