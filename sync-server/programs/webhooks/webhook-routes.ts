/** The calls about a person's webhooks: added with a proof, tested, removed (A44). */
import type { Context } from 'hono'
import { Hono } from 'hono'
import { v7 } from 'uuid'
import type { CallResponse } from '#domain/api.ts'
import type { ListedWebhook, WebhookEvent } from '#domain/programs/webhook-api.ts'
import { webhookApi } from '#domain/programs/webhook-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import { refuseMade } from '#server/auth/refuse-made.ts'
import type { RequireReauth } from '#server/auth/require-proof.ts'
import type { Core } from '#server/core.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { bodyLimit, readJson } from '#server/http/body.ts'
import { idIn } from '#server/http/id-in.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Log } from '#server/log.ts'
import { note } from '#server/log.ts'
import type { Webhooks } from './create-webhooks.ts'
import type { Webhook } from './webhook-store.ts'

type Deps = Pick<Core, 'store' | 'writer'> & {
  readonly webhooks: Webhooks
  readonly requireReauth: RequireReauth
  readonly limits: RateLimits
  readonly log: Log
  readonly now: () => Date
}
type WebhookContext = Context<AppEnv>

/** To be mounted behind the sign-in. */
export function createWebhookRoutes(deps: Deps): Hono<AppEnv> {
  const { webhooks, limits } = deps
  return new Hono<AppEnv>()
    .get(webhookApi.webhooks.path, (c) => {
      const found = webhooks.stored.list(c.get('session').userId).map(listed)
      return answerJson(c, { webhooks: found } satisfies CallResponse<typeof webhookApi.webhooks>)
    })
    .post(webhookApi.addWebhook.path, (c) => add(c, deps))
    .post(webhookApi.testWebhook.path, async (c) => {
      const webhook = ownIn(c, deps)
      limits.test(c)
      await webhooks.test(webhook)
      const answer = { webhook: listed(ownIn(c, deps)) }
      return answerJson(c, answer satisfies CallResponse<typeof webhookApi.testWebhook>)
    })
    .delete(webhookApi.removeWebhook.path, async (c) => {
      const { id, user_id } = ownIn(c, deps)
      await deps.writer.run(() => webhooks.stored.remove(user_id, id), { around: user_id })
      note(c, 'webhook_removed', deps)
      return answerJson(c, {} satisfies CallResponse<typeof webhookApi.removeWebhook>)
    })
}

async function add(c: WebhookContext, deps: Deps) {
  const { webhooks, store, writer, requireReauth, now } = deps
  const body = await readJson(c, bodyLimit.open)
  const { address, events } = webhookApi.addWebhook.request.parse(body)
  const { userId } = c.get('session')
  refuseMade(store, userId)
  if (!webhooks.addresses.isAllowed(address))
    throw new HttpError(
      400,
      'invalid_args',
      'Use an address with https on the internet, or in a network that this server is allowed to reach',
    ).with({ field: 'address' })
  const proven = await requireReauth(c, body)
  const at = now().toISOString()
  const webhook: Webhook = {
    id: v7(),
    user_id: userId,
    address,
    events: `,${events.join(',')},`,
    created_at: at,
    busy_until: '',
    failing_since: null,
    ended_at: null,
    last_at: null,
    last_status: null,
    seen_until: at,
    look_at: events.includes('chore.due') ? at : null,
  }
  const within = () => {
    proven()
    refuseMade(store, userId)
    webhooks.stored.add(webhook)
  }
  await writer.run(within, { around: userId })
  note(c, 'webhook_added', deps)
  const answer = { webhook: listed(webhook), secret: webhooks.secretOf(webhook.id) }
  return answerJson(c, answer satisfies CallResponse<typeof webhookApi.addWebhook>)
}

function ownIn(c: WebhookContext, { webhooks }: Pick<Deps, 'webhooks'>): Webhook {
  const found = webhooks.stored.find(idIn(c))
  if (found?.user_id !== c.get('session').userId)
    throw new HttpError(404, 'not_found', 'Webhook not found')
  return found
}

function listed(webhook: Webhook): ListedWebhook {
  const { id, address, events, created_at, last_at, last_status, ended_at } = webhook
  const told = events.split(',').filter((event) => event !== '') as WebhookEvent[]
  return { id, address, events: told, created_at, last_at, last_status, ended_at }
}
