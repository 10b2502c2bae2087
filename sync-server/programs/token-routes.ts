/** The calls about a person's tokens for programs: made with a proof, shown once, ended one by one (A40). */
import type { Context } from 'hono'
import { Hono } from 'hono'
import { v7 } from 'uuid'
import type { CallResponse } from '#domain/api.ts'
import { DAY_MS } from '#domain/calendar.ts'
import type { ListedToken } from '#domain/programs/token-api.ts'
import { tokenApi } from '#domain/programs/token-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import { refuseMade } from '#server/auth/refuse-made.ts'
import type { RequireReauth } from '#server/auth/require-proof.ts'
import { hashOf } from '#server/auth/secrets.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import { idIn } from '#server/http/id-in.ts'
import type { Log } from '#server/log.ts'
import { note } from '#server/log.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { Writer } from '#server/store/writer.ts'
import type { ApiToken, StoredTokens } from './stored-tokens.ts'
import { makeToken } from './stored-tokens.ts'

type Deps = {
  readonly storedTokens: StoredTokens
  readonly store: RowStore
  readonly writer: Writer
  readonly requireReauth: RequireReauth
  readonly log: Log
  readonly now: () => Date
}
type TokenContext = Context<AppEnv>

/** To be mounted behind the sign-in. */
export function createTokenRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(tokenApi.tokens.path, (c) => {
      const tokens = deps.storedTokens.list(c.get('session').userId).map(listed)
      return answerJson(c, { tokens } satisfies CallResponse<typeof tokenApi.tokens>)
    })
    .post(tokenApi.makeToken.path, (c) => make(c, deps))
    .delete(tokenApi.endToken.path, (c) => end(c, deps))
}

async function make(c: TokenContext, deps: Deps) {
  const body = await readJson(c, bodyLimit.open)
  const { name, access, days } = tokenApi.makeToken.request.parse(body)
  const { userId } = c.get('session')
  refuseMade(deps.store, userId)
  const proven = await deps.requireReauth(c, body)
  const secret = makeToken()
  const at = deps.now()
  const token: ApiToken = {
    id: v7(),
    user_id: userId,
    token_hash: hashOf(secret),
    name,
    access,
    created_at: at.toISOString(),
    ends_at: days === null ? null : new Date(at.getTime() + days * DAY_MS).toISOString(),
    used_at: null,
  }
  const within = () => {
    proven()
    refuseMade(deps.store, userId)
    deps.storedTokens.add(token)
  }
  await deps.writer.run(within, { around: userId })
  note(c, 'token_made', deps)
  const answer = { token: listed(token), secret }
  return answerJson(c, answer satisfies CallResponse<typeof tokenApi.makeToken>)
}

async function end(c: TokenContext, deps: Deps) {
  const { userId } = c.get('session')
  const work = () => deps.storedTokens.remove(userId, idIn(c))
  if (!(await deps.writer.run(work, { around: userId })))
    throw new HttpError(404, 'not_found', 'Token not found')
  note(c, 'token_ended', deps)
  return answerJson(c, {} satisfies CallResponse<typeof tokenApi.endToken>)
}

function listed({ id, name, access, created_at, ends_at, used_at }: ApiToken): ListedToken {
  return { id, name, access, created_at, ends_at, used_at }
}
