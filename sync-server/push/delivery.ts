/**
 * Delivers messages to devices in the background: a few at a time, with retries after growing pauses while a push
 * service is busy. Of several messages for a device only the newest is delivered, of news and of reminders each.
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
/** A device that was off for longer shows everything in the app and needs no push. */
const KEPT_MS = 3 * 24 * 60 * 60 * SECOND_MS
const LONGEST_PAUSE_MS = 60 * 60 * SECOND_MS

export type Delivery = {
  /** Queues a message for the device of a session; once its time is over, it is not delivered any more. */
  deliver(sessionHash: string, message: PushMessage, until?: Date): void
  /** Delivers it now, without retries, and returns the outcome; null if the session has no subscription. */
  deliverNow(sessionHash: string, message: PushMessage): Promise<Outcome | null>
}

type Deps = {
  readonly service: PushService
  readonly subscriptions: Subscriptions
  readonly writer: Writer
  readonly log: Log
  readonly now: () => Date
}
type Letter = { readonly sessionHash: string; readonly message: PushMessage; readonly until: Date }
type Job = Letter & { readonly attempt: number }

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createDelivery({ service, subscriptions, writer, log, now }: Deps): Delivery {
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

  async function run(job: Job): Promise<void> {
    const { message, attempt } = job
    const key = keyOf(job)
    if (newest.get(key) !== message) return
    const outcome = await send(job)
    if (newest.get(key) !== message) return
    const pauseMs = outcome?.kind === 'busy' ? PAUSES_MS[attempt] : undefined
    if (outcome?.kind !== 'busy' || pauseMs === undefined) {
      newest.delete(key)
      return
    }
    const delayMs = Math.min(Math.max(pauseMs, outcome.retryAfterMs), LONGEST_PAUSE_MS)
    setTimeout(() => enqueue({ ...job, attempt: attempt + 1 }), delayMs).unref()
  }

  /** Read again for every attempt: the session may have ended meanwhile. */
  async function send({ sessionHash, message, until }: Letter): Promise<Outcome | null> {
    const subscription = subscriptions.find(sessionHash)
    const keptSeconds = Math.floor((until.getTime() - now().getTime()) / SECOND_MS)
    if (subscription === null || keptSeconds <= 0) return null
    const waiting = { topic: topicOf(subscription, message), keptSeconds }
    const outcome = await service.send(subscription, message, waiting)
    if (outcome.kind === 'gone') await writer.run(() => subscriptions.drop(subscription))
    if (outcome.kind === 'refused' || outcome.kind === 'busy')
      log.warn('push_failed', {
        user: subscription.userId,
        status: outcome.kind === 'refused' ? outcome.status : undefined,
      })
    return outcome
  }

  const longest = () => new Date(now().getTime() + KEPT_MS)

  return {
    deliver(sessionHash, message, until = longest()) {
      const letter = { sessionHash, message, until }
      newest.set(keyOf(letter), message)
      enqueue({ ...letter, attempt: 0 })
    },
    deliverNow: (sessionHash, message) => send({ sessionHash, message, until: longest() }),
  }
}

/** What a newer message takes the place of: a reminder is in no list, so no news may replace it. */
function keyOf({ sessionHash, message }: Letter): string {
  return `${sessionHash} ${message.opens ?? ''}`
}

/** A topic for each account, for its news and its reminders, that does not name it to the push service. */
function topicOf({ userId, keys }: Subscription, { opens }: PushMessage): string {
  return hash('sha256', `topic ${userId} ${keys.auth}${opens ?? ''}`, 'base64url').slice(0, 32)
}
