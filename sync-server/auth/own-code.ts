/** A code for oneself, to type on another device (A25): in the installed app, when the provider leads to a browser. */
import type { Context } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { readJson } from '#server/http/body.ts'
import { note } from '#server/log.ts'

/** It opens a session as a password does, so that a session alone is not enough for it. */
export async function makeOwnCode(c: Context<AppEnv>, deps: AuthRouteDeps): Promise<Response> {
  const { userId: person } = c.get('session')
  const within = await deps.requireReauth(c, oidcApi.makeOwnCode.request.parse(await readJson(c)))
  if (deps.store.get('users', person)?.is_made)
    throw new HttpError(403, 'forbidden', 'A parent makes the code of a child without e-mail')
  const { code, expiresAt } = await deps.childCodes.make({ person, madeBy: person }, within)
  note(c, 'own_code_made', deps)
  const made = { code, expires_at: expiresAt }
  return answerJson(c, made satisfies CallResponse<typeof oidcApi.makeOwnCode>)
}
