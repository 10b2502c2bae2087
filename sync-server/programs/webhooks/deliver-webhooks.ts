/** Delivers to webhooks, a few at a time, retrying after growing delays; switches off one that fails for days (A44). */
import { setImmediate } from 'node:timers/promises'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar.ts'
import { newRow } from '#domain/column.ts'
import { derivedId } from '#domain/derived-id.ts'
import { notificationColumns } from '#domain/notifications/notification.ts'
import { taskColumns } from '#domain/tasks/task.ts'
import type { Config } from '#server/config.ts'
import type { Core } from '#server/core.ts'
import type { Log } from '#server/log.ts'
import type { Push } from '#server/push/create-push.ts'
import type { Resolve } from '#server/push/public-address.ts'
import { openOccurrencesFor } from '#server/routes/chore-reads.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import { createSendWebhook, webhookSecret } from './send-webhook.ts'
import { createWebhookAddresses } from './webhook-address.ts'
import type { Ending, Job, Webhook, WebhookStore } from './webhook-store.ts'

/** The delay before each retry; after these it is retried every six hours, until three days are over. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS]
const MAX_DELAY_MS = 6 * HOUR_MS
const GIVE_UP_AFTER_MS = 3 * DAY_MS
const AT_ONCE = 8

export type DeliverDeps = Pick<Core, 'store' | 'writer' | 'commits' | 'feed' | 'secret'> & {
  readonly stored: WebhookStore
  readonly config: Pick<Config, 'webhookNetworks'>
  readonly push: Pick<Push, 'pusher'>
  readonly log: Log
  readonly now: () => Date
  /** How names are looked up; by default as the machine does it. */
  readonly resolve?: Resolve | undefined
}

export function createDeliverWebhooks(deps: DeliverDeps) {
  const { stored, store, writer, log, now } = deps
  const addresses = createWebhookAddresses(deps.config.webhookNetworks, deps.resolve)
  const send = createSendWebhook(addresses, now)
  const switchOff = createSwitchOff(deps)
  const secretOf = (id: string) => webhookSecret(deps.secret, id)
  const senders = new Set<Promise<void>>()

  const take = () => writer.run(() => stored.take(now()))

  async function sendAll(): Promise<void> {
    for (let job = await take(); job !== null; job = await take()) await sendOne(job)
  }

  /** Read again for every attempt: the row may have been removed, or may no longer be visible. */
  async function sendOne(job: Job): Promise<void> {
    const webhook = stored.find(job.webhook_id)
    const isOver = now().getTime() - Date.parse(job.at) > GIVE_UP_AFTER_MS + MAX_DELAY_MS
    const data = webhook && !isOver ? await dataOf(store, job, now().toISOString()) : null
    if (webhook === null || data === null) return writer.run(() => stored.drop(job))
    const { id, event, at } = job
    const to = { address: webhook.address, secret: secretOf(webhook.id) }
    const sent = await send(to, { id, event, at, data })
    const ending = { at: now().toISOString(), ...sent }
    if (sent.isTaken) return writer.run(() => stored.succeed(job, ending))
    log.warn('webhook_failed', { user: job.user_id, status: sent.status ?? undefined })
    await fail(job, webhook, ending)
  }

  async function fail(job: Job, webhook: Webhook, ending: Ending): Promise<void> {
    const since = Date.parse(webhook.failing_since ?? ending.at)
    if (now().getTime() - since >= GIVE_UP_AFTER_MS) return switchOff(webhook)
    const delayMs = RETRY_DELAYS_MS[job.attempts - 1] ?? MAX_DELAY_MS
    const nextAt = new Date(now().getTime() + delayMs).toISOString()
    await writer.run(() => stored.fail(job, ending, nextAt))
  }

  return {
    addresses,
    secretOf,
    /** Sends a test, and notes the outcome. */
    async test(webhook: Webhook): Promise<void> {
      const { id, address, events } = webhook
      const at = now().toISOString()
      const message = { id: derivedId(id, at), event: 'test', at, data: null }
      const sent = await send({ address, secret: secretOf(id) }, message)
      const isTold = events.includes(',chore.due,')
      await writer.run(() => stored.noteTest(id, { at: now().toISOString(), ...sent }, isTold))
    },
    /** Resolves when this process has nothing more to send for now. */
    async sendDue(): Promise<void> {
      const next = stored.nextAt()
      const isDue = next !== null && next <= now().toISOString()
      while (isDue && senders.size < AT_ONCE) {
        const sender = sendAll()
        senders.add(sender)
        void sender.catch(() => undefined).finally(() => senders.delete(sender))
      }
      // Also those of an earlier call: what they have taken is not due, but not sent either.
      await Promise.all(senders)
    },
  }
}

/**
 * The `data` of an event: the row as the API would show it to the webhook's owner now (A44). Null if the owner may not
 * see it, or if it is gone.
 */
async function dataOf(store: RowStore, job: Job, at: string): Promise<object | null> {
  const { user_id, event, subject, slot } = job
  if (event === 'chore.due') {
    for (const some of openOccurrencesFor(store, user_id, at)) {
      const found = some.find((each) => each.chore_id === subject && each.slot === slot)
      if (found) return found
      await setImmediate()
    }
    return null
  }
  const table = event.startsWith('task.') ? 'tasks' : 'rewards'
  const row = store.get(table, subject)
  return row && shownRow(table, row as never, viewerOf(store, user_id))
}

/** Its owner is notified in the same commit. */
function createSwitchOff(deps: DeliverDeps) {
  const { stored, writer, commits, feed, push, log, now } = deps
  return async ({ id, user_id, address }: Webhook): Promise<void> => {
    const at = now().toISOString()
    const told = newRow(notificationColumns, {
      id: derivedId(id, 'webhook_off', at),
      user_id,
      type: 'webhook_off',
      subject: new URL(address).host.slice(0, taskColumns.name.max),
      created_at: at,
      related_id: id,
      related_type: 'webhook',
    })
    const change = { table: 'notifications', id: told.id, before: null, after: told } as const
    const within = () => {
      // While it was being tried, its owner may have removed it, or deleted the account.
      if (stored.find(id) === null) return null
      stored.switchOff(id, at)
      const entered = feed.record([change])
      push.pusher.changed([change])
      return entered
    }
    const entered = await writer.run(within, { around: user_id })
    if (entered === null) return
    commits.publish({ entered, changes: [change] })
    log.warn('webhook_off', { user: user_id })
  }
}
