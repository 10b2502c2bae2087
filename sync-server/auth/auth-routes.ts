/** The calls for signing in: public ones, and those for one's own sessions and password. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { refusal } from '#domain/command-error.ts'
import { comparisonKey } from '#domain/text.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import type { Credential } from '#server/auth/credentials.ts'
import { deviceOf } from '#server/auth/device-name.ts'
import { refuseCommon } from '#server/auth/new-password.ts'
import { changePassword, resetPassword } from '#server/auth/password-routes.ts'
import { findSession, withoutSession } from '#server/auth/require-session.ts'
import { signedIn, signIn } from '#server/auth/sign-in.ts'
import { HttpError } from '#server/errors.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import { note } from '#server/log.ts'

/** No name is longer; the rest is not needed for counting. */
const MAX_NAME = 100

type AuthContext = Context<AppEnv>

export function createAuthRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(api.session.path, (c) => showSession(c, deps))
    .post(api.login.path, (c) => logIn(c, deps))
    .post(api.register.path, (c) => register(c, deps))
    .post(api.logout.path, (c) => logOut(c, deps))
    .post(api.resetPassword.path, (c) => resetPassword(c, deps))
}

/** To be mounted behind the sign-in. */
export function createAccountRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .patch(api.changePassword.path, (c) => changePassword(c, deps))
    .get(api.sessions.path, (c) => listSessions(c, deps))
    .delete(api.endSession.path, (c) => endSession(c, deps))
    .delete(api.endOtherSessions.path, (c) => endOtherSessions(c, deps))
}

function showSession(c: AuthContext, deps: AuthRouteDeps): Response {
  const found = findSession(c, deps)
  if (found === null) throw withoutSession(c, deps)
  const { userId, role } = found.session
  c.set('session', found.session)
  c.header('Cache-Control', 'no-cache, no-store')
  return c.json({ user: { id: userId, role } } satisfies CallResponse<typeof api.session>)
}

async function logIn(c: AuthContext, deps: AuthRouteDeps): Promise<Response> {
  const { credentials, knownDevices, passwords, limits, log } = deps
  const typed = api.login.request.parse(await readJson(c, bodyLimit.open))
  await deps.refuseWithoutPasswords()
  const name = comparisonKey(typed.username).slice(0, MAX_NAME)
  const credential = credentials.findByName(typed.username)
  const device = credential && knownDevices.nameFor(c, credential.id)
  passwords.expectRoom()
  const succeeded = limits.signIn(c, { name, device })
  const member = await checkPassword(c, { credential, password: typed.password }, deps)
  succeeded()
  const { id, passwordHash: checked } = member
  // A hash with outdated parameters is renewed.
  const passwordHash = passwords.isOutdated(checked)
    ? await passwords.hash(typed.password)
    : checked
  // The password may have been changed during the hashing: then the verified one is outdated.
  const within = () => {
    if (!credentials.replace(id, checked, passwordHash)) throw wrongCredentials(c, member, deps)
  }
  await signIn(c, { userId: id, within }, deps)
  log.info('login', { request: c.get('requestId'), user: id })
  return c.json(signedIn(member))
}

async function register(c: AuthContext, deps: AuthRouteDeps): Promise<Response> {
  const { config, limits, members, passwords, log } = deps
  if (config.registration === 'closed' || !config.passwordLogin)
    throw new HttpError(403, 'registration_closed', 'Registration is closed on this server')
  limits.register(c)
  const body = await readJson(c, bodyLimit.open)
  const { password, time_zone, ...typed } = api.register.request.parse(body)
  if (typed.plan !== 'free' && config.billing !== 'demo') throw refusal('forbidden', 'no_upgrades')
  refuseCommon({ password, field: 'password' }, config)
  members.refuse(typed)
  const passwordHash = await passwords.hash(password)
  const member = await members.register({ ...typed, timeZone: time_zone, passwordHash })
  await signIn(c, { userId: member.id }, deps)
  log.info('registered', { request: c.get('requestId'), user: member.id, role: member.role })
  return c.json(signedIn(member), 201)
}

async function logOut(c: AuthContext, deps: AuthRouteDeps): Promise<Response> {
  const found = findSession(c, deps)
  // Signing out of an ended session is not an error: a device may send this late.
  if (found === null) return c.json({})
  const { userId, tokenHash } = found.session
  await deps.sessions.close(tokenHash)
  deps.cookies.clear(c, userId)
  deps.log.info('logout', { request: c.get('requestId'), user: userId })
  return c.json({})
}

type Typed = { readonly credential: Credential | null; readonly password: string }

type Checked = Credential & { readonly passwordHash: string }

/** Takes as long for an unknown name. */
async function checkPassword(
  c: AuthContext,
  { credential, password }: Typed,
  deps: AuthRouteDeps,
): Promise<Checked> {
  const passwordHash = credential?.passwordHash ?? null
  const isRight = await deps.passwords.verify(passwordHash, password)
  if (credential === null || passwordHash === null || !isRight)
    throw wrongCredentials(c, credential, deps)
  return { ...credential, passwordHash }
}

/** Only the text and its reason may distinguish a wrong name from a wrong password; status, code, headers and time are the same. */
function wrongCredentials(
  c: AuthContext,
  credential: Credential | null,
  { config, log, clientAddress }: AuthRouteDeps,
): HttpError {
  log.warn('login_failed', { request: c.get('requestId'), address: clientAddress(c) })
  const isToldApart = credential === null && config.loginErrors === 'distinct'
  return isToldApart
    ? new HttpError(401, 'invalid_credentials', 'User not found').with({ reason: 'unknown_user' })
    : new HttpError(401, 'invalid_credentials', 'Invalid credentials')
}

type Deps = Pick<AuthRouteDeps, 'sessions' | 'cookies' | 'log'>

function listSessions(c: Context<AppEnv>, { sessions }: Deps): Response {
  const { userId, tokenHash: own } = c.get('session')
  const listed = sessions.list(userId).map(({ id, userAgent, createdAt, seenAt, tokenHash }) => ({
    id,
    ...deviceOf(userAgent),
    created_at: createdAt,
    last_seen_at: seenAt,
    is_current: tokenHash === own,
  }))
  return c.json({ sessions: listed } satisfies CallResponse<typeof api.sessions>)
}

async function endSession(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  const { sessions, cookies } = deps
  const { userId, tokenHash: own } = c.get('session')
  const meant = sessions.list(userId).find(({ id }) => id === c.req.param('id'))
  if (!meant) throw new HttpError(404, 'not_found', 'Session not found')
  await sessions.close(meant.tokenHash)
  if (meant.tokenHash === own) cookies.clear(c, userId)
  note(c, 'sessions_ended', deps)
  return c.json({} satisfies CallResponse<typeof api.endSession>)
}

async function endOtherSessions(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  const { userId, tokenHash } = c.get('session')
  await deps.sessions.closeAll(userId, { except: tokenHash })
  note(c, 'sessions_ended', deps)
  return c.json({} satisfies CallResponse<typeof api.endOtherSessions>)
}
