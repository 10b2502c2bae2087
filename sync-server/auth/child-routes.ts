/**
 * Calls about children without e-mail that are not commands: their list, and how they sign in (K2, K3). Codes sign
 * other people in, too.
 */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { childApi } from '#domain/children/child-api.ts'
import type { User } from '#domain/users/user.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import { listChildren } from '#server/auth/list-children.ts'
import { ownChild } from '#server/auth/own-child.ts'
import { signedIn, signIn } from '#server/auth/sign-in.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import { idIn } from '#server/http/id-in.ts'
import { note } from '#server/log.ts'

type ChildContext = Context<AppEnv>

/** Needs no sign-in: the code is the proof. */
export function createCodeRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(childApi.signInWithCode.path, (c) => signInWithCode(c, deps))
}

/** To be mounted behind the sign-in. */
export function createChildRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(childApi.children.path, (c) => answerJson(c, { children: listChildren(c, deps) }))
    .post(childApi.signInChild.path, (c) => signInChild(c, deps))
    .post(childApi.makeChildCode.path, (c) => makeCode(c, deps))
    .delete(childApi.endChildSessions.path, (c) => endSessions(c, deps))
}

async function signInChild(c: ChildContext, deps: AuthRouteDeps): Promise<Response> {
  const child = childOf(c, deps)
  const { userId: openedBy } = c.get('session')
  await signIn(c, { userId: child.id, openedBy, within: () => void childOf(c, deps) }, deps)
  note(c, 'child_signed_in', { log: deps.log, subject: child.id })
  return c.json(signedIn({ ...child, role: 'user' }))
}

async function makeCode(c: ChildContext, deps: AuthRouteDeps): Promise<Response> {
  const { id } = childOf(c, deps)
  const parent = c.get('session').userId
  const within = () => void childOf(c, deps)
  const { code, expiresAt } = await deps.childCodes.make({ person: id, madeBy: parent }, within)
  note(c, 'child_code_made', { log: deps.log, subject: id })
  const made = { code, expires_at: expiresAt }
  return answerJson(c, made satisfies CallResponse<typeof childApi.makeChildCode>)
}

/** A parent's code is only for a made child (K3); anybody else uses a code of their own (A25). */
async function signInWithCode(c: ChildContext, deps: AuthRouteDeps): Promise<Response> {
  const { childCodes, limits, log, store, clientAddress } = deps
  const { code } = childApi.signInWithCode.request.parse(await readJson(c, bodyLimit.open))
  const succeeded = limits.childCode(c)
  const found = childCodes.find(code)
  const person = found && store.get('users', found.person)
  const isOwn = found?.madeBy === found?.person
  if (found === null || person === null || person.is_made === isOwn) {
    log.warn('login_failed', { request: c.get('requestId'), address: clientAddress(c) })
    throw codeIsGone()
  }
  succeeded()
  const within = () => {
    if (childCodes.find(code)?.person !== person.id) throw codeIsGone()
    childCodes.forget(person.id)
  }
  const openedBy = isOwn ? null : found.madeBy
  await signIn(c, { userId: person.id, openedBy, within }, deps)
  log.info('login', { request: c.get('requestId'), user: person.id })
  const role = store.get('accounts', person.id)?.role ?? 'user'
  return c.json(signedIn({ ...person, role }))
}

async function endSessions(c: ChildContext, deps: AuthRouteDeps): Promise<Response> {
  const { id } = childOf(c, deps)
  const { session } = childApi.endChildSessions.request.parse(await readJson(c))
  if (session === undefined) {
    await deps.sessions.closeAll(id)
  } else {
    const meant = deps.sessions.list(id).find((each) => each.id === session)
    if (!meant) throw new HttpError(404, 'not_found', 'Session not found')
    await deps.sessions.close(meant.tokenHash)
  }
  note(c, 'sessions_ended', { log: deps.log, subject: id })
  return answerJson(c, {} satisfies CallResponse<typeof childApi.endChildSessions>)
}

function childOf(c: ChildContext, { store }: Pick<AuthRouteDeps, 'store'>): User {
  return ownChild(store, { parent: c.get('session').userId, child: idIn(c) })
}

function codeIsGone(): HttpError {
  return new HttpError(404, 'not_found', 'This code is not valid any more')
}
