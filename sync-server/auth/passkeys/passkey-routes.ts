/** The calls about passkeys: signing in with one, and managing one's own (A20). */
import type { Context } from 'hono'
import { Hono } from 'hono'
import { v7 } from 'uuid'
import type { CallResponse } from '#domain/api.ts'
import type { CreationOptions, ListedPasskey, RequestOptions } from '#domain/users/passkey-api.ts'
import { passkeyApi } from '#domain/users/passkey-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import type { Credential } from '#server/auth/credentials.ts'
import { deviceOf } from '#server/auth/device-name.ts'
import { refuseMade } from '#server/auth/refuse-made.ts'
import { notSignedIn } from '#server/auth/require-session.ts'
import { signedIn, signIn } from '#server/auth/sign-in.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import { idIn } from '#server/http/id-in.ts'
import { note } from '#server/log.ts'
import { CHALLENGE_MS } from './challenges.ts'
import { ALGORITHMS, passkeyRefused, userHandleOf } from './check-passkey.ts'
import { ownerByPasskey } from './passkey-sign-in.ts'
import { relyingPartyOf } from './relying-party.ts'
import type { Passkey } from './stored-passkeys.ts'

type PasskeyContext = Context<AppEnv>

/** Needs no sign-in: the passkey is the proof. */
export function createPasskeySignInRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(passkeyApi.passkeySignInOptions.path, (c) => answerSignInOptions(c, deps))
    .post(passkeyApi.signInWithPasskey.path, (c) => signInWithPasskey(c, deps))
}

/** To be mounted behind the sign-in. */
export function createPasskeyRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(passkeyApi.passkeys.path, (c) => list(c, deps))
    .post(passkeyApi.passkeyOptions.path, (c) => answerOptions(c, deps))
    .post(passkeyApi.addPasskey.path, (c) => add(c, deps))
    .post(passkeyApi.passkeyProofOptions.path, (c) => answerProofOptions(c, deps))
    .patch(passkeyApi.renamePasskey.path, (c) => rename(c, deps))
    .delete(passkeyApi.removePasskey.path, (c) => remove(c, deps))
}

function answerSignInOptions(c: PasskeyContext, { challenges, config }: AuthRouteDeps) {
  const { id } = relyingPartyOf(c, config)
  const asked = requestOptions(id, challenges.make('sign in'))
  return answerJson(c, asked satisfies RequestOptions)
}

async function signInWithPasskey(c: PasskeyContext, deps: AuthRouteDeps): Promise<Response> {
  const body = await readJson(c, bodyLimit.open)
  const { passkey } = passkeyApi.signInWithPasskey.request.parse(body)
  const { userId, within } = await ownerByPasskey(c, passkey, deps)
  const member = memberOf(userId, deps)
  await signIn(c, { userId, within }, deps)
  deps.log.info('login', { request: c.get('requestId'), user: userId })
  return c.json(signedIn(member))
}

function list(c: PasskeyContext, { storedPasskeys }: AuthRouteDeps) {
  const passkeys = storedPasskeys.list(c.get('session').userId).map(listed)
  return answerJson(c, { passkeys } satisfies CallResponse<typeof passkeyApi.passkeys>)
}

async function answerOptions(c: PasskeyContext, deps: AuthRouteDeps): Promise<Response> {
  const { challenges, storedPasskeys, writer } = deps
  const body = await readJson(c, bodyLimit.open)
  const { id: address } = relyingPartyOf(c, deps.config)
  const { userId, tokenHash } = c.get('session')
  refuseMade(deps.store, userId)
  storedPasskeys.refuseMore(userId)
  const proven = await deps.requireReauth(c, body)
  // From here on the challenge is the proof: it belongs to this session alone, and ends soon.
  await writer.run(proven, { around: userId })
  const { username, name } = memberOf(userId, deps)
  const options: CreationOptions = {
    challenge: challenges.make(`add in ${tokenHash}`),
    rp: { id: address, name: 'Mitten' },
    user: { id: userHandleOf(userId), name: username, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: storedPasskeys.list(userId).map(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
  return answerJson(c, options)
}

async function add(c: PasskeyContext, deps: AuthRouteDeps): Promise<Response> {
  const { challenges, checkPasskey, storedPasskeys, sessions, writer } = deps
  const body = await readJson(c, bodyLimit.open)
  const { name, passkey: made } = passkeyApi.addPasskey.request.parse(body)
  const { userId, tokenHash } = c.get('session')
  const party = relyingPartyOf(c, deps.config)
  const expected = { purpose: `add in ${tokenHash}`, party } as const
  const { publicKey, counter, challenge } = await checkPasskey.ofNew(made, expected)
  const passkey: Passkey = {
    id: v7(),
    user_id: userId,
    credential_id: made.id,
    public_key: publicKey,
    address: party.id,
    counter,
    transports: [...(made.response.transports ?? [])],
    name: name ?? deviceOf(c.req.header('user-agent') ?? '').device,
    created_at: deps.now().toISOString(),
    used_at: null,
  }
  const within = () => {
    if (!sessions.isOpen(tokenHash)) throw notSignedIn()
    if (!challenges.use(challenge)) throw passkeyRefused('expired')
    refuseMade(deps.store, userId)
    storedPasskeys.add(passkey)
  }
  await writer.run(within, { around: userId })
  note(c, 'passkey_added', deps)
  return answerPasskey(c, passkey)
}

function answerProofOptions(
  c: PasskeyContext,
  { challenges, config, storedPasskeys }: AuthRouteDeps,
) {
  const { userId, tokenHash } = c.get('session')
  const { id } = relyingPartyOf(c, config)
  const usable = storedPasskeys.list(userId).filter(({ address }) => address === id)
  if (usable.length === 0) throw new HttpError(404, 'not_found', 'You have no passkey here')
  const asked = requestOptions(id, challenges.make(`prove in ${tokenHash}`))
  const options: RequestOptions = { ...asked, allowCredentials: usable.map(described) }
  return answerJson(c, options)
}

async function rename(c: PasskeyContext, deps: AuthRouteDeps): Promise<Response> {
  const { name } = passkeyApi.renamePasskey.request.parse(await readJson(c, bodyLimit.open))
  const { userId } = c.get('session')
  const work = () => deps.storedPasskeys.rename(userId, idIn(c), name)
  const renamed = await deps.writer.run(work, { around: userId })
  if (renamed === null) throw notFound()
  return answerPasskey(c, renamed)
}

async function remove(c: PasskeyContext, deps: AuthRouteDeps): Promise<Response> {
  const { userId } = c.get('session')
  const work = () => deps.storedPasskeys.remove(userId, idIn(c))
  if (!(await deps.writer.run(work, { around: userId }))) throw notFound()
  note(c, 'passkey_removed', deps)
  return answerJson(c, {} satisfies CallResponse<typeof passkeyApi.removePasskey>)
}

function requestOptions(rpId: string, challenge: string): RequestOptions {
  return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' }
}

function described({ credential_id, transports }: Passkey) {
  return { id: credential_id, type: 'public-key' as const, transports }
}

function listed({ id, name, address, created_at, used_at }: Passkey): ListedPasskey {
  return { id, name, address, created_at, used_at }
}

function answerPasskey(c: PasskeyContext, passkey: Passkey) {
  const answer = { passkey: listed(passkey) }
  return answerJson(c, answer satisfies CallResponse<typeof passkeyApi.addPasskey>)
}

function memberOf(userId: string, { credentials }: Pick<AuthRouteDeps, 'credentials'>): Credential {
  const member = credentials.findById(userId)
  if (member === null) throw passkeyRefused('unknown')
  return member
}

function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'Passkey not found')
}
