/**
 * Delivers messages to devices in the background: a few at a time, with retries after growing pauses while a push
 * service is busy. Of several messages for a device only the newest is delivered.
 */
import { hash } from 'node:crypto'
import type { PushMessage } from '#domain/notifications/push-subscription.ts'
import type { Log } from '#server/log.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Outcome, PushService } from './push-service.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'

const AT_ONCE = 4
const SECOND_MS = 1000
/** The pauses before each retry; after the last retry the message is dropped. */
const PAUSES_MS = [5, 30, 2 * 60, 10 * 60].map((seconds) => seconds * SECOND_MS)
const LONGEST_PAUSE_MS = 60 * 60 * SECOND_MS

export type Delivery = {
  /** Queues a message for the device of a session. */
  deliver(sessionHash: string, message: PushMessage): void
  /** Delivers it now, without retries, and returns the outcome; null if the session has no subscription. */
  deliverNow(sessionHash: string, message: PushMessage): Promise<Outcome | null>
}

type Deps = {
  readonly service: PushService
  readonly subscriptions: Subscriptions
  readonly writer: Writer
  readonly log: Log
}
type Job = { readonly sessionHash: string; readonly message: PushMessage; readonly attempt: number }

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createDelivery({ service, subscriptions, writer, log }: Deps): Delivery {
  const newest = new Map<string, PushMessage>()
  const waiting: Job[] = []
  let running = 0

  function enqueue(job: Job): void {
    waiting.push(job)
    while (running < AT_ONCE && waiting.length > 0) void runNext()
  }

  async function runNext(): Promise<void> {
    const job = waiting.shift()
    if (job === undefined) return
    running += 1
    try {
      await run(job)
    } catch (error) {
      log.fault(error)
    } finally {
      running -= 1
      if (waiting.length > 0) void runNext()
    }
  }

  async function run({ sessionHash, message, attempt }: Job): Promise<void> {
    if (newest.get(sessionHash) !== message) return
    const outcome = await deliverNow(sessionHash, message)
    if (newest.get(sessionHash) !== message) return
    const pauseMs = outcome?.kind === 'busy' ? PAUSES_MS[attempt] : undefined
    if (outcome?.kind !== 'busy' || pauseMs === undefined) {
      newest.delete(sessionHash)
      return
    }
    const delayMs = Math.min(Math.max(pauseMs, outcome.retryAfterMs), LONGEST_PAUSE_MS)
    const again = () => enqueue({ sessionHash, message, attempt: attempt + 1 })
    setTimeout(again, delayMs).unref()
  }

  /** Read again for every attempt: the session may have ended meanwhile. */
  async function deliverNow(sessionHash: string, message: PushMessage): Promise<Outcome | null> {
    const subscription = subscriptions.find(sessionHash)
    if (subscription === null) return null
    const outcome = await service.send(subscription, message, topicOf(subscription))
    if (outcome.kind === 'gone') await writer.run(() => subscriptions.drop(subscription))
    if (outcome.kind === 'refused' || outcome.kind === 'busy')
      log.warn('push_failed', {
        user: subscription.userId,
        status: outcome.kind === 'refused' ? outcome.status : undefined,
      })
    return outcome
  }

  return {
    deliver(sessionHash, message) {
      newest.set(sessionHash, message)
      enqueue({ sessionHash, message, attempt: 0 })
    },
    deliverNow,
  }
}

/** A topic for each account that does not name it to the push service. */
function topicOf({ userId, keys }: Subscription): string {
  return hash('sha256', `topic ${userId} ${keys.auth}`, 'base64url').slice(0, 32)
}
