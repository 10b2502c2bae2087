/** The ways in of an account, such as a password or a passkey: the last one cannot be taken away (A20, A24). */
import { eq } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import { credentials, oidcLinks, passkeys } from '#server/store/sign-in-tables.ts'

type Deps = {
  readonly database: Database
  readonly config: Pick<Config, 'oidc' | 'passwordLogin'>
}

export type WayIn =
  | { readonly kind: 'password' }
  | { readonly kind: 'passkey'; readonly id: string }
  | { readonly kind: 'provider'; readonly issuer: string }

/** Passwords do not count if the settings refuse them, nor does a provider that the settings do not name. */
export function waysIn({ database, config }: Deps, userId: string): readonly WayIn[] {
  const queries = queriesOf(database)
  const { id } = passkeys
  const { issuer } = oidcLinks
  const hasPassword = hasRow(queries, credentials, eq(credentials.user_id, userId))
  const keys = queries.select({ id }).from(passkeys).where(eq(passkeys.user_id, userId)).all()
  const links = queries.select({ issuer }).from(oidcLinks).where(eq(oidcLinks.user_id, userId))
  return [
    ...(hasPassword && config.passwordLogin ? [{ kind: 'password' } as const] : []),
    ...keys.map((key) => ({ kind: 'passkey', ...key }) as const),
    ...links
      .all()
      .filter((link) => link.issuer === config.oidc?.issuer)
      .map((link) => ({ kind: 'provider', ...link }) as const),
  ]
}

/** Throws if no other way is left. For a job that locks the person: nobody else removes another one meanwhile. */
export function keepOneWayIn(ways: readonly WayIn[], goes: (way: WayIn) => boolean): void {
  if (ways.every(goes)) throw new HttpError(409, 'last_way_in', 'Keep one way to sign in')
}
