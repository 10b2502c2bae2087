/** The calls about push. A subscription belongs to the session that registers it. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import { pushApi } from '#domain/notifications/push-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import { expectAccount } from '#server/auth/deleted-accounts.ts'
import type { Core } from '#server/core.ts'
import { HttpError } from '#server/errors.ts'
import { acceptedLanguage } from '#server/http/accepted-language.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { readJson } from '#server/http/body.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Push } from './create-push.ts'
import type { Outcome } from './push-service.ts'

type Deps = Pick<Core, 'store' | 'writer'> & {
  readonly push: Push
  readonly limits: RateLimits
}
type PushContext = Context<AppEnv>

export function createPushRoutes({ push, store, writer, limits }: Deps): Hono<AppEnv> {
  const { subscriptions, preferences, presence, service, delivery } = push

  async function subscribe(c: PushContext) {
    const { endpoint, keys } = pushApi.subscribe.request.parse(await readJson(c))
    if (!service.isAllowed(endpoint))
      throw new HttpError(400, 'invalid_args', 'This is not the address of a push service').with({
        field: 'endpoint',
      })
    const { userId, tokenHash: sessionHash } = c.get('session')
    const language = acceptedLanguage(c.req.header('accept-language'))
    await writer.run(() => subscriptions.put({ endpoint, keys, userId, sessionHash, language }))
    return answerJson(c, {} satisfies CallResponse<typeof pushApi.subscribe>)
  }

  async function test(c: PushContext) {
    limits.test(c)
    const { userId, tokenHash } = c.get('session')
    refuseUnlessTaken(await delivery.sendNow(tokenHash, { account: userId, facts: { of: 'test' } }))
    return answerJson(c, {} satisfies CallResponse<typeof pushApi.test>)
  }

  return new Hono<AppEnv>()
    .get(pushApi.push.path, (c) => {
      const { userId, tokenHash } = c.get('session')
      return answerJson(c, {
        public_key: push.publicKey,
        is_on: subscriptions.find(tokenHash) !== null,
        preferences: preferences.read(userId),
      } satisfies CallResponse<typeof pushApi.push>)
    })
    .put(pushApi.subscribe.path, (c) => subscribe(c))
    .delete(pushApi.unsubscribe.path, async (c) => {
      await writer.run(() => subscriptions.remove(c.get('session').tokenHash))
      return answerJson(c, {} satisfies CallResponse<typeof pushApi.unsubscribe>)
    })
    .post(pushApi.test.path, (c) => test(c))
    .put(pushApi.savePreferences.path, async (c) => {
      const wanted = pushApi.savePreferences.request.parse(await readJson(c))
      const { userId } = c.get('session')
      const save = () => {
        expectAccount(store, userId)
        return push.savePreferences(userId, wanted)
      }
      const saved = await writer.run(save, { around: userId })
      return answerJson(c, saved satisfies CallResponse<typeof pushApi.savePreferences>)
    })
    .put(pushApi.attend.path, async (c) => {
      const { is_here } = pushApi.attend.request.parse(await readJson(c))
      presence.note(c.get('session').tokenHash, is_here)
      return answerJson(c, {} satisfies CallResponse<typeof pushApi.attend>)
    })
}

function refuseUnlessTaken(outcome: Outcome | null): void {
  if (outcome?.kind === 'taken') return
  if (outcome === null || outcome.kind === 'gone')
    throw new HttpError(409, 'not_subscribed', 'This device gets no notifications. Turn them on.')
  throw new HttpError(
    502,
    'push_failed',
    'The push service of this browser did not take the notification. Please try again later.',
  )
}
