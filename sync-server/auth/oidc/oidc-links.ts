/** Stores which account a person of the provider signs in to: only who they are there, no token. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { oidcLinks } from '#server/store/sign-in-tables.ts'
import { OidcError } from './provider.ts'

export type OidcLinks = {
  /** The account of a person of the provider. */
  ownerOf(subject: string): string | null
  /** Since when an account has been connected; null if it is not. */
  connectedAt(userId: string): string | null
  /**
   * Connects an account, replacing its previous connection. Throws if another account is connected with that person.
   * Synchronous, for use inside the writer, like `remove`.
   */
  put(userId: string, subject: string): void
  remove(userId: string): void
}

type Deps = { readonly database: Database; readonly issuer: string; readonly now: () => Date }

export function createOidcLinks({ database, issuer, now }: Deps): OidcLinks {
  const queries = queriesOf(database)
  const { user_id, subject: subjectColumn, created_at } = oidcLinks
  const ofUser = (userId: string) => and(eq(user_id, userId), eq(oidcLinks.issuer, issuer))

  function ownerOf(subject: string): string | null {
    const isIt = and(eq(oidcLinks.issuer, issuer), eq(subjectColumn, subject))
    return queries.select({ user_id }).from(oidcLinks).where(isIt).get()?.user_id ?? null
  }

  return {
    ownerOf,
    connectedAt: (userId) =>
      queries.select({ created_at }).from(oidcLinks).where(ofUser(userId)).get()?.created_at ??
      null,
    put(userId, subject) {
      const owner = ownerOf(subject)
      if (owner === userId) return
      if (owner !== null) throw new OidcError('taken')
      queries.delete(oidcLinks).where(ofUser(userId)).run()
      const row = { user_id: userId, issuer, subject, created_at: now().toISOString() }
      queries.insert(oidcLinks).values(row).run()
    },
    remove: (userId) => void queries.delete(oidcLinks).where(ofUser(userId)).run(),
  }
}
