/** Creates everything for authentication, wired together for the app; and makes a code for oneself. */
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import { createAccountRoutes, createAuthRoutes } from '#server/auth/auth-routes.ts'
import { createChildCodes } from '#server/auth/child-codes.ts'
import { createChildRoutes, createCodeRoutes } from '#server/auth/child-routes.ts'
import type { SessionCookies } from '#server/auth/cookies.ts'
import { createSessionCookies } from '#server/auth/cookies.ts'
import type { Credentials } from '#server/auth/credentials.ts'
import { createCredentials } from '#server/auth/credentials.ts'
import { createDeletedAccounts } from '#server/auth/deleted-accounts.ts'
import { createGrowUp } from '#server/auth/grow-up.ts'
import { createKnownDevices } from '#server/auth/known-devices.ts'
import { createApplyAdminClaim } from '#server/auth/oidc/apply-admin-claim.ts'
import { createOidcLinks } from '#server/auth/oidc/oidc-links.ts'
import {
  createOidcAccountRoutes,
  createOidcPages,
  createOidcRoutes,
} from '#server/auth/oidc/oidc-routes.ts'
import { createProvider } from '#server/auth/oidc/provider.ts'
import { createSealedCookie } from '#server/auth/oidc/sealed-cookie.ts'
import { createCheckOwnPassword } from '#server/auth/own-password.ts'
import { createChallenges } from '#server/auth/passkeys/challenges.ts'
import { createCheckPasskey } from '#server/auth/passkeys/check-passkey.ts'
import { createCheckOwnPasskey } from '#server/auth/passkeys/passkey-proof.ts'
import {
  createPasskeyRoutes,
  createPasskeySignInRoutes,
} from '#server/auth/passkeys/passkey-routes.ts'
import { createStoredPasskeys } from '#server/auth/passkeys/stored-passkeys.ts'
import type { Passwords } from '#server/auth/password.ts'
import { createMembers } from '#server/auth/register-member.ts'
import type { Members } from '#server/auth/register-member.ts'
import type { RequireReauth } from '#server/auth/require-proof.ts'
import { createRequireReauth } from '#server/auth/require-proof.ts'
import { createRequireSession } from '#server/auth/require-session.ts'
import type { ResetLinks } from '#server/auth/reset-links.ts'
import { createResetLinks } from '#server/auth/reset-links.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { createSignInOptions } from '#server/auth/sign-in-options.ts'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { readJson } from '#server/http/body.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Log } from '#server/log.ts'
import { note } from '#server/log.ts'
import type { StoredTokens } from '#server/programs/stored-tokens.ts'
import { createStoredTokens } from '#server/programs/stored-tokens.ts'
import { createTokenRoutes } from '#server/programs/token-routes.ts'
import type { Database } from '#server/store/database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Commits } from '#server/sync/commits.ts'
import type { FeedWriter } from '#server/sync/feed.ts'

export type AuthDeps = {
  readonly database: Database
  readonly writer: Writer
  readonly store: RowStore
  readonly feed: FeedWriter
  readonly commits: Commits
  readonly config: Config
  readonly log: Log
  readonly limits: RateLimits
  readonly clientAddress: ClientAddress
  readonly passwords: Passwords
  /** Signs the cookies of known devices, and the challenges for passkeys. */
  readonly secret: string
  readonly now: () => Date
}

export type Auth = {
  /** To be mounted before the files of the app: the browser navigates to them. */
  readonly pages: Hono<AppEnv>
  readonly routes: Hono<AppEnv>
  /** To be mounted behind the sign-in. */
  readonly accountRoutes: Hono<AppEnv>
  readonly requireSession: MiddlewareHandler<AppEnv>
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly resetLinks: ResetLinks
  readonly storedTokens: StoredTokens
  /** For commands that need more than a session. */
  readonly requireReauth: RequireReauth
  /** Creates or promotes the admin named in the settings; to be awaited before listening. */
  ensureAdmin(): Promise<void>
}

export function createAuth(deps: AuthDeps): Auth {
  const { database, config, passwords } = deps
  const sessions = createSessions(deps)
  const cookies = createSessionCookies(config)
  const credentials = createCredentials(database)
  const members = createMembers({ ...deps, credentials })
  const resetLinks = createResetLinks(deps)
  const storedTokens = createStoredTokens(database)
  const childCodes = createChildCodes(deps)
  const deletedAccounts = createDeletedAccounts(database)
  const knownDevices = createKnownDevices(deps)
  const checkOwnPassword = createCheckOwnPassword({ ...deps, credentials, passwords })
  const passkeys = createPasskeyParts(deps)
  const finishGrowingUp = createGrowUp(deps)
  const made = { sessions, cookies, credentials, passwords, members, resetLinks, childCodes }
  const checks = {
    checkOwnPassword,
    checkOwnPasskey: createCheckOwnPasskey({ ...deps, ...passkeys }),
  }
  const oidc = createOidc(deps)
  const options = createSignInOptions({ ...deps, ...passkeys, credentials, oidc })
  const requireReauth = createRequireReauth({ ...deps, ...made, ...checks })
  const routeDeps = {
    ...deps,
    ...made,
    ...passkeys,
    ...checks,
    ...options,
    requireReauth,
    storedTokens,
    finishGrowingUp,
    deletedAccounts,
    knownDevices,
  }
  const oidcDeps = oidc && { ...routeDeps, ...oidc }
  const nothing = new Hono<AppEnv>()
  return {
    pages: oidcDeps ? createOidcPages(oidcDeps) : nothing,
    routes: createAuthRoutes(routeDeps)
      .get(oidcApi.signInOptions.path, options.showOptions)
      .route('/', createCodeRoutes(routeDeps))
      .route('/', createPasskeySignInRoutes(routeDeps))
      .route('/', oidcDeps ? createOidcRoutes(oidcDeps) : nothing),
    accountRoutes: createAccountRoutes(routeDeps)
      .get(oidcApi.waysIn.path, options.showWaysIn)
      .post(oidcApi.makeOwnCode.path, (c) => makeOwnCode(c, routeDeps))
      .route('/', createChildRoutes(routeDeps))
      .route('/', createPasskeyRoutes(routeDeps))
      .route('/', createTokenRoutes(routeDeps))
      .route('/', oidcDeps ? createOidcAccountRoutes(oidcDeps) : nothing),
    requireSession: createRequireSession(routeDeps),
    sessions,
    cookies,
    resetLinks,
    storedTokens,
    requireReauth,
    ensureAdmin: createEnsureAdmin(routeDeps),
  }
}

function createPasskeyParts(deps: AuthDeps) {
  const made = { challenges: createChallenges(deps), storedPasskeys: createStoredPasskeys(deps) }
  return { ...made, checkPasskey: createCheckPasskey({ ...deps, ...made }) }
}

/** Everything for signing in by the provider; null if there is none. */
function createOidc(deps: AuthDeps) {
  const { config, database, now } = deps
  if (config.oidc === null) return null
  return {
    provider: createProvider({ config, oidc: config.oidc, now }),
    links: createOidcLinks({ database, issuer: config.oidc.issuer, now }),
    cookie: createSealedCookie(deps),
    applyAdminClaim: createApplyAdminClaim(deps),
  }
}

/**
 * A code for oneself, to be typed on another device (A25): in the installed app, when the provider has led to a
 * browser. The code opens a session like a password, so a session alone is not enough to make one.
 */
async function makeOwnCode(c: Context<AppEnv>, deps: AuthRouteDeps): Promise<Response> {
  const { userId: person } = c.get('session')
  const within = await deps.requireReauth(c, oidcApi.makeOwnCode.request.parse(await readJson(c)))
  if (deps.store.get('users', person)?.is_made)
    throw new HttpError(403, 'forbidden', 'A parent makes the code of a child without e-mail')
  const { code, expiresAt } = await deps.childCodes.make({ person, madeBy: person }, within)
  note(c, 'own_code_made', deps)
  const made = { code, expires_at: expiresAt }
  return answerJson(c, made satisfies CallResponse<typeof oidcApi.makeOwnCode>)
}

type Deps = {
  readonly config: Pick<Config, 'admin'>
  readonly credentials: Credentials
  readonly passwords: Passwords
  readonly members: Members
  readonly log: Log
}

/** The admin of the settings: created at the first start, promoted if the name exists, never given a new password. */
function createEnsureAdmin({ config, credentials, passwords, members, log }: Deps) {
  type Admin = NonNullable<Config['admin']>

  async function create({ username, password, email }: Admin): Promise<void> {
    const { id } = await members.register({
      username,
      // Every account has a unique address; one that ends in .invalid belongs to nobody.
      email: email ?? `${crypto.randomUUID()}@mitten.invalid`,
      name: username,
      plan: 'free',
      timeZone: 'UTC',
      passwordHash: await passwords.hash(password),
      role: 'admin',
    })
    log.info('admin_created', { user: id })
  }

  return async (): Promise<void> => {
    if (config.admin === null) return
    const { username } = config.admin
    const existing = credentials.findByName(username)
    if (existing?.role === 'admin') return
    if (existing !== null) {
      await members.raiseToAdmin(existing.id)
      log.info('admin_raised', { user: existing.id })
      return
    }
    try {
      await create(config.admin)
    } catch (error) {
      // Another process that started at the same time was faster.
      if (credentials.findByName(username)?.role !== 'admin') throw error
    }
  }
}
