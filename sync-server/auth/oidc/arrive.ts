/**
 * The second half of a sign-in by the provider (A24): the app requests it from its own page, so that the session is
 * opened by the same kind of request, and with the same cookies, as with a password. A matching address alone never
 * connects anybody with an account.
 */
import type { Context } from 'hono'
import type { CallRequest } from '#domain/api.ts'
import { comparisonKey } from '#domain/text.ts'
import type { Arrival } from '#domain/users/oidc-api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import { username } from '#domain/users/user-fields.ts'
import { userColumns } from '#domain/users/user.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Credential } from '#server/auth/credentials.ts'
import { wrongPassword } from '#server/auth/own-password.ts'
import { passkeyRefused } from '#server/auth/passkeys/check-passkey.ts'
import { ownerByPasskey } from '#server/auth/passkeys/passkey-sign-in.ts'
import type { ProviderMember } from '#server/auth/register-member.ts'
import { signedIn, signIn } from '#server/auth/sign-in.ts'
import { HttpError } from '#server/errors.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import type { OidcDeps } from './oidc-deps.ts'
import type { Identity } from './provider.ts'
import { OidcError } from './provider.ts'
import type { Carried, Connecting } from './sealed-cookie.ts'

type AuthContext = Context<AppEnv>
type Answered = Carried & { readonly stage: 'answered' }

const HOME = '/'
/** For people without a name that would be allowed here. */
const NAMELESS = 'member'

export async function arrive(c: AuthContext, deps: OidcDeps): Promise<Response> {
  const carried = deps.cookie.read(c)
  if (carried === null || carried.stage === 'asked') return c.json(problemOf('elsewhere', HOME))
  if (carried.stage === 'ended') return c.json(problemOf(carried.problem, carried.returnTo))
  return c.json(await telling(c, { carried, work: () => takeIn(c, carried, deps) }, deps))
}

/** The password or a passkey proves once that the account with the same address is theirs. */
export async function prove(c: AuthContext, deps: OidcDeps): Promise<Response> {
  const proof = oidcApi.proveAccount.request.parse(await readJson(c, bodyLimit.open))
  const carried = deps.cookie.read(c)
  if (carried?.stage !== 'answered' || carried.connecting !== null)
    return c.json(problemOf('elsewhere', HOME))
  const work = async () => {
    const known = provableBy(carried.identity, deps)
    if (known === null) throw new OidcError('no_account')
    const isProven = await checkProof(c, { known, proof }, deps)
    const within = () => {
      isProven()
      deps.links.put(known.id, carried.identity.subject)
    }
    return enter(c, { carried, userId: known.id, within }, deps)
  }
  return c.json(await telling(c, { carried, work }, deps))
}

type Work = { readonly carried: Answered; readonly work: () => Promise<Arrival> }

/** The outcome of a sign-in is in the answer, and again after a reload. */
async function telling(
  c: AuthContext,
  { carried: { returnTo, connecting }, work }: Work,
  { cookie, log }: OidcDeps,
): Promise<Arrival> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OidcError)) throw error
    const { problem } = error
    log.warn('oidc_ended', { request: c.get('requestId'), problem })
    cookie.set(c, { stage: 'ended', problem, returnTo, connecting })
    return problemOf(problem, returnTo)
  }
}

async function takeIn(c: AuthContext, carried: Answered, deps: OidcDeps): Promise<Arrival> {
  const { identity, connecting, returnTo } = carried
  if (connecting !== null) return connect(c, { carried, connecting }, deps)
  const owner = deps.links.ownerOf(identity.subject)
  if (owner !== null) return enter(c, { carried, userId: owner }, deps)
  const known = provableBy(identity, deps)
  if (known === null) return enter(c, { carried, userId: await join(c, identity, deps) }, deps)
  const { username } = known
  return { ...nothing, outcome: 'proof_needed', username, return_to: returnTo }
}

/** A signed-in person connects their account; the answer counts only in the session that started this. */
async function connect(
  c: AuthContext,
  { carried, connecting }: { readonly carried: Answered; readonly connecting: Connecting },
  { cookie, cookies, sessions, writer, links, log }: OidcDeps,
): Promise<Arrival> {
  const { user, session } = connecting
  const token = cookies.tokenOf(c, user)
  if (token === null || sessions.find(token)?.tokenHash !== session)
    throw new OidcError('elsewhere')
  const work = () => {
    if (!sessions.isOpen(session)) throw new OidcError('elsewhere')
    links.put(user, carried.identity.subject)
  }
  await writer.run(work, { around: user })
  cookie.clear(c)
  log.info('oidc_connected', { request: c.get('requestId'), user })
  return { ...nothing, outcome: 'connected', return_to: carried.returnTo }
}

/** The account with the same address, if a proof may connect it. Throws if one exists that may not be connected so. */
function provableBy(
  { email }: Identity,
  { credentials, provider }: Pick<OidcDeps, 'credentials' | 'provider'>,
): Credential | null {
  const known = email === null ? null : credentials.findByAddress(email)
  if (known !== null && !provider.linksByEmail) throw new OidcError('known_address')
  return known
}

/** Makes an account for a person who has none. */
async function join(
  c: AuthContext,
  identity: Identity,
  { provider, members, links, log }: OidcDeps,
) {
  if (!provider.signup) throw new OidcError('no_account')
  try {
    const connectIt = (id: string) => links.put(id, identity.subject)
    const { id, role } = await members.registerFromProvider(newMember(identity), connectIt)
    log.info('registered', { request: c.get('requestId'), user: id, role })
    return id
  } catch (error) {
    // The same person was faster in another tab, or the address has just been registered.
    if (error instanceof HttpError && error.code === 'account_exists')
      throw new OidcError('known_address', error)
    throw error
  }
}

/** The account for a person whom the provider vouches for, with the person's own names as far as the bounds allow. */
function newMember({ email, username: wish, name, isAdmin }: Identity): ProviderMember {
  const chosen = usernameFrom([wish, email, name])
  return {
    username: chosen,
    // Every account has a unique address; one that ends in .invalid belongs to nobody.
    email: email ?? `${crypto.randomUUID()}@mitten.invalid`,
    name: name ?? chosen,
    plan: 'free',
    timeZone: 'UTC',
    ...(isAdmin === null ? {} : { role: isAdmin ? 'admin' : 'user' }),
  }
}

/** Only the part of an address before the @: others see the name. */
function usernameFrom(wishes: readonly (string | null)[]): string {
  for (const wish of wishes) {
    const short = Array.from((wish ?? '').replace(/@.*/s, '').trim())
    const { data } = username.safeParse(short.slice(0, userColumns.username.max).join(''))
    if (data !== undefined) return data
  }
  return NAMELESS
}

type Entering = {
  readonly carried: Answered
  readonly userId: string
  readonly within?: () => void
}

/** Exactly as after a password. The role follows the provider once nothing can refuse the sign-in any more. */
async function enter(
  c: AuthContext,
  { carried: { identity, returnTo }, userId, within }: Entering,
  deps: OidcDeps,
): Promise<Arrival> {
  const { links, credentials, cookie, applyAdminClaim, log } = deps
  const connected = () => {
    within?.()
    if (links.ownerOf(identity.subject) !== userId) throw new OidcError('no_account')
  }
  await signIn(c, { userId, within: connected }, deps)
  await applyAdminClaim(userId, identity.isAdmin)
  cookie.clear(c)
  log.info('login', { request: c.get('requestId'), user: userId })
  const person = credentials.findById(userId)
  if (person === null) throw new OidcError('no_account')
  return { ...nothing, ...signedIn(person), outcome: 'signed_in', return_to: returnTo }
}

type Claimed = {
  readonly known: Credential
  readonly proof: CallRequest<typeof oidcApi.proveAccount>
}

/** Counted like a sign-in, so guesses get no further here. Returns the check for the commit that relies on it. */
async function checkProof(c: AuthContext, { known, proof }: Claimed, deps: OidcDeps) {
  if (proof.passkey === undefined)
    return checkPassword(c, { known, password: proof.password ?? '' }, deps)
  const { userId, within } = await ownerByPasskey(c, proof.passkey, deps)
  if (userId !== known.id) throw passkeyRefused('unknown')
  return within
}

async function checkPassword(
  c: AuthContext,
  { known, password }: { readonly known: Credential; readonly password: string },
  { credentials, knownDevices, limits, passwords, log, clientAddress }: OidcDeps,
): Promise<() => void> {
  const { id, username, passwordHash } = known
  const device = knownDevices.nameFor(c, id)
  passwords.expectRoom()
  const succeeded = limits.signIn(c, { name: comparisonKey(username), device })
  if (!(await passwords.verify(passwordHash, password)) || passwordHash === null) {
    log.warn('login_failed', { request: c.get('requestId'), address: clientAddress(c) })
    throw wrongPassword('password')
  }
  succeeded()
  return () => {
    if (!credentials.isCurrent(id, passwordHash)) throw wrongPassword('password')
  }
}

const nothing = { user: null, username: null, problem: null } as const

function problemOf(problem: NonNullable<Arrival['problem']>, returnTo: string): Arrival {
  return { ...nothing, outcome: 'problem', problem, return_to: returnTo }
}
