/**
 * Delivers messages to devices in the background: a few at a time, with retries after growing pauses while a push
 * service is busy. Pushes are stored (push-jobs.ts), and sent by whichever process takes them.
 */
import { hash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '#domain/calendar.ts'
import { inLanguage } from '#domain/language/texts.ts'
import { pushBodyTexts } from '#domain/notifications/push-body-texts.ts'
import type { PushMessage } from '#domain/notifications/push-subscription.ts'
import type { Log } from '#server/log.ts'
import type { Writer } from '#server/store/writer.ts'
import type { LeasedJob, PushContent, PushJob, PushJobs } from './push-jobs.ts'
import type { Outcome, PushService } from './push-service.ts'
import { recipientLanguage } from './recipient-language.ts'
import type { FoundSubscription, Subscription, Subscriptions } from './subscriptions.ts'

const AT_ONCE = 4
const SECOND_MS = 1000
/** The delay before each retry; after the last one the message is dropped. */
const RETRY_DELAYS_MS = [5, 30, 2 * 60, 10 * 60].map((seconds) => seconds * SECOND_MS)
/** A device that was off for longer shows everything in the app and needs no push. */
const KEPT_MS = 3 * DAY_MS
const MAX_DELAY_MS = HOUR_MS

export type Delivery = {
  /**
   * Stores a message for the device of a session, replacing an older one; once its time is over, it is no longer
   * delivered. Synchronous, for use inside the writer.
   */
  enqueue(sessionHash: string, content: PushContent, until?: Date): void
  /** Sends everything that is due; resolves when this process has nothing more to send for now. */
  sendDue(): Promise<void>
  /** Delivers it now, without retries, and returns the outcome; null if the session has no subscription. */
  sendNow(sessionHash: string, content: PushContent): Promise<Outcome | null>
}

type Deps = {
  readonly service: PushService
  readonly subscriptions: Subscriptions
  readonly jobs: PushJobs
  readonly writer: Writer
  readonly log: Log
  readonly now: () => Date
}

export function createDelivery(deps: Deps): Delivery {
  const { service, subscriptions, jobs, writer, log, now } = deps
  let running = 0

  async function sendAll(): Promise<void> {
    running += 1
    try {
      for (let job = await take(); job !== null; job = await take()) await run(job)
    } finally {
      running -= 1
    }
  }

  const take = () => writer.run(() => jobs.take(now()))

  async function run(job: LeasedJob): Promise<void> {
    const outcome = await send(job)
    const retryDelayMs = outcome?.kind === 'busy' ? RETRY_DELAYS_MS[job.attempt - 1] : undefined
    if (outcome?.kind !== 'busy' || retryDelayMs === undefined)
      return writer.run(() => jobs.remove(job))
    const delayMs = Math.min(Math.max(retryDelayMs, outcome.retryAfterMs), MAX_DELAY_MS)
    const nextAt = new Date(now().getTime() + delayMs)
    await writer.run(() => jobs.putOff(job, nextAt))
  }

  /** Read again for every attempt: the session may have ended meanwhile. */
  async function send({ sessionHash, content, until }: PushJob): Promise<Outcome | null> {
    const subscription = subscriptions.find(sessionHash)
    const keptSeconds = Math.floor((until.getTime() - now().getTime()) / SECOND_MS)
    if (subscription === null || keptSeconds <= 0) return null
    const waiting = { topic: topicOf(subscription, content), keptSeconds }
    const outcome = await service.send(subscription, messageOf(content, subscription), waiting)
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
    enqueue(sessionHash, content, until = longest()) {
      jobs.put({ sessionHash, content, until }, now())
    },
    async sendDue() {
      const free = Array.from({ length: AT_ONCE - running }, sendAll)
      await Promise.all(free)
    },
    sendNow: (sessionHash, content) => send({ sessionHash, content, until: longest() }),
  }
}

/** Worded for this one device. */
function messageOf(
  { facts, ...rest }: PushContent,
  { chosenLanguage, language }: FoundSubscription,
): PushMessage {
  return inLanguage(recipientLanguage(chosenLanguage, language), () => ({
    ...rest,
    body: pushBodyTexts.body(facts),
    neutral: pushBodyTexts.body({ of: 'news', only: null, count: 1 }),
  }))
}

/** A topic for each account's notifications, and one for its reminders, which do not name it to the push service. */
function topicOf({ userId, keys }: Subscription, { opens }: PushContent): string {
  return hash('sha256', `topic ${userId} ${keys.auth}${opens ?? ''}`, 'base64url').slice(0, 32)
}
