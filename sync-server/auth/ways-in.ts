/** How an account can sign in: the last way cannot be taken away. */
import { eq } from 'drizzle-orm'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import { credentials } from '#server/store/schema.ts'
import { oidcLinks } from '#server/store/ways-in-tables.ts'

export type WayIn =
  | { readonly kind: 'password' }
  /** A person of a provider: a way in only while the settings name that provider. */
  | { readonly kind: 'provider'; readonly issuer: string }

/** Inside the writer, of a job around the person: nobody else takes one away meanwhile. */
export function waysIn(database: Database, userId: string): readonly WayIn[] {
  const queries = queriesOf(database)
  const { issuer, user_id } = oidcLinks
  const links = queries.select({ issuer }).from(oidcLinks).where(eq(user_id, userId)).all()
  const hasPassword = hasRow(queries, credentials, eq(credentials.user_id, userId))
  return [
    ...(hasPassword ? [{ kind: 'password' } as const] : []),
    ...links.map((link) => ({ kind: 'provider', ...link }) as const),
  ]
}

export function lastWayIn(): HttpError {
  return new HttpError(409, 'last_way_in', 'Keep one way to sign in')
}
