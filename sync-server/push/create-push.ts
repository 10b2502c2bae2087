/** Web push, wired together: new notifications are pushed to their recipient's devices that are not in use. */
import webPush from 'web-push'
import type { PushPreferences, SavedPreferences } from '#domain/notifications/push-api.ts'
import type { Config } from '#server/config.ts'
import type { Core } from '#server/core.ts'
import { getOrCreateMeta } from '#server/core.ts'
import type { Log } from '#server/log.ts'
import { createReminders } from '#server/reminders/create-reminders.ts'
import { createTakeJob } from '#server/store/due-jobs.ts'
import { createAnnouncer } from './announcer.ts'
import { createAttention } from './attention.ts'
import { createDelivery } from './delivery.ts'
import { createPreferences } from './preferences.ts'
import type { Vapid } from './push-service.ts'
import { createPushService } from './push-service.ts'
import { createSubscriptions } from './subscriptions.ts'

const TICK_MS = 60_000
/** A clock that ticks every minute is not exact. */
const SLACK_MS = 5000

export type Push = ReturnType<typeof createPush>

type Deps = Pick<Core, 'database' | 'store' | 'writer' | 'applier' | 'commits' | 'pokes'> & {
  readonly config: Config
  readonly log: Log
  readonly now: () => Date
}

// oxlint-disable-next-line max-lines-per-function -- the parts and how they hang together are best read in one piece
export function createPush({
  database,
  store,
  writer,
  applier,
  commits,
  pokes,
  config,
  log,
  now,
}: Deps) {
  const vapid = keptVapid(database, config)
  const subscriptions = createSubscriptions(database)
  const preferences = createPreferences(database)
  const attention = createAttention(pokes, now, database.engine.news)
  const service = createPushService({ vapid, isAnywhere: config.pushEndpoints === 'any' })
  const delivery = createDelivery({ service, subscriptions, writer, log, now })
  const isSubscribed = (userId: string) => subscriptions.of(userId).length > 0
  const { fault } = log
  const takeJob = createTakeJob(database, now)
  const announcer = createAnnouncer({
    store,
    writer,
    preferences,
    isSubscribed,
    push(userId, message) {
      for (const sessionHash of subscriptions.of(userId))
        if (!attention.isWith(userId, sessionHash)) delivery.deliver(sessionHash, message)
    },
    fault,
    now,
  })
  const reminders = createReminders({
    database,
    store,
    writer,
    preferences,
    isSubscribed,
    push(userId, message, until) {
      for (const sessionHash of subscriptions.of(userId))
        delivery.deliver(sessionHash, message, until)
    },
    fault,
    now,
  })
  commits.onCommitted(({ changes }) => announcer.changed(changes))
  applier.onChanged(reminders.changed)

  async function tick(): Promise<void> {
    attention.tidy()
    if (!takeJob('push', TICK_MS - SLACK_MS)) return
    await announcer.releaseHeld()
    await reminders.remind()
  }

  return {
    publicKey: vapid.publicKey,
    subscriptions,
    preferences,
    attention,
    service,
    delivery,
    releaseHeld: announcer.releaseHeld,
    remind: reminders.remind,
    remindersOf: reminders.changed,
    /** Synchronous, for use inside the writer. */
    savePreferences(userId: string, wanted: SavedPreferences): PushPreferences {
      preferences.save(userId, wanted)
      reminders.digestOf(userId)
      return preferences.read(userId)
    },
    /** Checks every minute whose quiet hours are over, and what there is to remind of. */
    start(): void {
      const run = () =>
        void tick().catch((error: unknown) => {
          // A server that is stopping closes its database; what is held back is pushed after the next start.
          if (database.open) log.fault(error)
        })
      setInterval(run, TICK_MS).unref()
    },
  }
}

/** Stored in the database, and so in its backups: with other keys every device would have to subscribe again. */
function keptVapid(database: Core['database'], { publicOrigin, isHttps }: Config): Vapid {
  const stored = getOrCreateMeta(database, 'vapid', () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  )
  const { publicKey, privateKey } = JSON.parse(stored) as Pick<Vapid, 'publicKey' | 'privateKey'>
  // The contact for a push service. Services refuse localhost, where nobody could be contacted anyway.
  const isReachable = isHttps && new URL(publicOrigin).hostname !== 'localhost'
  return {
    subject: isReachable ? publicOrigin : 'mailto:nobody@mitten.invalid',
    publicKey,
    privateKey,
  }
}
