/** Everything about who is signed in, wired together for the app. */
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import { createAuthRoutes, signIn } from '#server/auth/auth-routes.ts'
import { createSessionCookies } from '#server/auth/cookies.ts'
import type { Credentials } from '#server/auth/credentials.ts'
import { createCredentials } from '#server/auth/credentials.ts'
import { createEnsureAdmin } from '#server/auth/ensure-admin.ts'
import type { Passwords } from '#server/auth/password.ts'
import { createPasswords } from '#server/auth/password.ts'
import { createMembers } from '#server/auth/register-member.ts'
import { createRequireSession } from '#server/auth/require-session.ts'
import type { ClosedSession, Sessions } from '#server/auth/sessions.ts'
import { createSessions } from '#server/auth/sessions.ts'
import type { Config } from '#server/config.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Log } from '#server/log.ts'
import type { Database } from '#server/store/open-database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { Writer } from '#server/store/writer.ts'
import type { FeedWriter } from '#server/sync/feed.ts'

export type AuthDeps = {
  readonly database: Database
  readonly writer: Writer
  readonly store: RowStore
  readonly feed: FeedWriter
  readonly config: Config
  readonly log: Log
  readonly limits: RateLimits
  readonly clientAddress: ClientAddress
  readonly now: () => Date
}

export type Auth = {
  readonly routes: Hono<AppEnv>
  readonly requireSession: MiddlewareHandler<AppEnv>
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly credentials: Credentials
  /** Opens a new session in this browser, as after a change of password. */
  signIn(c: Context<AppEnv>, userId: string): Promise<void>
  /** Creates or raises the admin of the settings; to be awaited before listening. */
  ensureAdmin(): Promise<void>
  /** Tells of every session that ends before its age, so that its streams end too. */
  onSessionClosed(listener: (closed: ClosedSession) => void): void
}

export function createAuth(deps: AuthDeps): Auth {
  const { database, config } = deps
  const sessions = createSessions(deps)
  const cookies = createSessionCookies(config)
  const credentials = createCredentials(database)
  const passwords = createPasswords()
  const members = createMembers({ ...deps, credentials })
  const parts = { ...deps, sessions, cookies, credentials, passwords, members }
  return {
    routes: createAuthRoutes(parts),
    requireSession: createRequireSession(parts),
    sessions,
    passwords,
    credentials,
    signIn: (c, userId) => signIn(c, userId, parts),
    ensureAdmin: createEnsureAdmin(parts),
    onSessionClosed: sessions.onClosed,
  }
}
