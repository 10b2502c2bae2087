/** Web push, connected for the app: new notifications are pushed to the recipients' devices that are not in use. */
import webPush from 'web-push'
import type { PushPreferences, SavedPreferences } from '#domain/notifications/push-api.ts'
import type { Config } from '#server/config.ts'
import type { Core } from '#server/core.ts'
import { getOrCreateMeta } from '#server/core.ts'
import type { Log } from '#server/log.ts'
import { createReminders } from '#server/reminders/create-reminders.ts'
import { followClockBack } from '#server/store/clock-back.ts'
import { createTakeJob, EVERY_MINUTE } from '#server/store/due-jobs.ts'
import { storageFailure } from '#server/store/storage-failure.ts'
import { createDebounce, DEBOUNCE_MS } from './debounce.ts'
import { createDelivery } from './delivery.ts'
import { createNextPush } from './next-push.ts'
import { createNotificationPusher, isNewNotification } from './notification-pusher.ts'
import { createPreferences } from './preferences.ts'
import { createPresence } from './presence.ts'
import { createPushJobs } from './push-jobs.ts'
import type { Vapid } from './push-service.ts'
import { createPushService } from './push-service.ts'
import { createSubscriptions } from './subscriptions.ts'

const TICK_MS = 60_000
/** Pushes that another process left behind are found within this time. */
const LOOK_MS = 10_000
/** The timer that ticks every minute is not exact. */
const SLACK_MS = 5000

export type Push = ReturnType<typeof createPush>

type Deps = Pick<Core, 'database' | 'store' | 'writer' | 'applier' | 'commits' | 'pokes'> & {
  readonly config: Config
  readonly log: Log
  readonly now: () => Date
}

export function createPush(deps: Deps) {
  const { database, writer, applier, commits, log, now } = deps
  const senders = createSenders(deps)
  const { presence, delivery, preferences, pusher, reminders } = senders
  const takeJob = createTakeJob(database, now)
  const next = createNextPush({ database, ring: () => run(look), now })
  applier.onChanged(({ changes }) => {
    pusher.changed(changes)
    reminders.changed(changes)
  })
  commits.onCommitted(({ changes }) => {
    if (changes.some(isNewNotification)) next.wakeIn(DEBOUNCE_MS)
  })

  /** Sends everything that is due, no matter which process stored it. */
  async function look(): Promise<void> {
    try {
      if (!next.isDue()) return
      await pusher.push()
      await delivery.sendDue()
    } finally {
      next.wakeForNext()
    }
  }

  /** Runs some work and sends everything that it stored, even if it failed halfway. */
  async function andBring(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } finally {
      await delivery.sendDue()
      next.wakeForNext()
    }
  }

  const releaseHeld = () => andBring(pusher.releaseHeld)
  const remind = () => andBring(reminders.remind)

  async function tick(): Promise<void> {
    presence.tidy()
    await writer.run(() => followClockBack(database, now()))
    if (!takeJob(EVERY_MINUTE, TICK_MS - SLACK_MS)) return
    await releaseHeld()
    await remind()
  }

  function run(work: () => Promise<void>): void {
    // A server that has stopped leaves due pushes to the next one.
    if (!database.open) return
    void work().catch((error: unknown) => {
      // A server that is stopping closes its database, and one that cannot reach it looks again soon: nothing is lost.
      if (database.open && storageFailure(error) === null) log.fault(error)
    })
  }

  return {
    ...senders,
    look,
    releaseHeld,
    remind,
    /** Synchronous, for use inside the writer. */
    savePreferences(userId: string, wanted: SavedPreferences): PushPreferences {
      preferences.save(userId, wanted)
      reminders.digestOf(userId)
      return preferences.read(userId)
    },
    /** Sends what was left behind, now and from now on; each minute, checks for ended quiet hours and due reminders. */
    start(): void {
      run(look)
      setInterval(() => run(look), LOOK_MS).unref()
      setInterval(() => run(tick), TICK_MS).unref()
    },
  }
}

/** The parts that send: what goes to whom, and when it is unwanted. */
function createSenders({ database, store, writer, pokes, config, log, now }: Deps) {
  const vapid = keptVapid(database, config)
  const subscriptions = createSubscriptions(database)
  const preferences = createPreferences(database)
  const presence = createPresence(pokes, now, database.engine.news)
  const service = createPushService({ vapid, isAnywhere: config.pushEndpoints === 'any' })
  const jobs = createPushJobs(database)
  const delivery = createDelivery({ service, subscriptions, jobs, writer, log, now })
  const isSubscribed = (userId: string) => subscriptions.of(userId).length > 0
  const { fault } = log
  const pusher = createNotificationPusher({
    store,
    writer,
    preferences,
    debounce: createDebounce(database),
    push(userId, content) {
      for (const sessionHash of subscriptions.of(userId))
        if (!presence.isInUse(userId, sessionHash)) delivery.enqueue(sessionHash, content)
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
    push(userId, content, until) {
      for (const sessionHash of subscriptions.of(userId))
        delivery.enqueue(sessionHash, content, until)
    },
    fault,
    now,
  })
  return {
    publicKey: vapid.publicKey,
    subscriptions,
    preferences,
    presence,
    service,
    delivery,
    pusher,
    reminders,
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
