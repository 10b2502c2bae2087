/**
 * Turns new notifications into pushes: after a moment of silence, so that many become one, and not in quiet hours. The
 * content is read when it is pushed. So nothing is pushed that was not committed, or that was read or deleted
 * meanwhile.
 */
import type { Notification } from '#domain/notifications/notification.ts'
import type { PushPreferences } from '#domain/notifications/push-api.ts'
import type { PushMessage } from '#domain/notifications/push-subscription.ts'
import { isQuiet } from '#domain/notifications/quiet-hours.ts'
import type { Change } from '#domain/tx.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Preferences } from './preferences.ts'
import { pushTexts } from './texts.ts'

/** Pushes after this long without another notification ... */
const SILENCE_MS = 5000
/** ... but after a minute at the latest. */
const LONGEST_WAIT_MS = 60_000
/** Notifications within a minute of a push are counted together with it, because their push replaces it. */
const RUN_MS = 60_000

export type Announcer = {
  /** Records what a commit has changed; cheap, and throws only on internal errors. */
  changed(changes: readonly Change[]): void
  /** Sends one push about what was held back, to everybody whose quiet hours are over. */
  releaseHeld(): Promise<void>
}

type Deps = {
  readonly store: RowStore
  readonly writer: Writer
  readonly preferences: Preferences
  readonly isSubscribed: (userId: string) => boolean
  readonly push: (userId: string, message: PushMessage) => void
  readonly fault: (error: unknown) => void
  readonly now: () => Date
}
type Run = {
  /** Already pushed, and still to be pushed. */
  readonly told: string[]
  fresh: string[]
  waitingSinceMs: number
  timer: ReturnType<typeof setTimeout> | undefined
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createAnnouncer(deps: Deps): Announcer {
  const { store, writer, preferences, now } = deps
  const runs = new Map<string, Run>()

  function gather(userId: string, id: string): void {
    const nowMs = now().getTime()
    const run = runs.get(userId) ?? emptyRun()
    if (run.fresh.length === 0) run.waitingSinceMs = nowMs
    run.fresh.push(id)
    clearTimeout(run.timer)
    const restMs = LONGEST_WAIT_MS - (nowMs - run.waitingSinceMs)
    const waitMs = Math.max(0, Math.min(SILENCE_MS, restMs))
    run.timer = setTimeout(() => void announce(userId, run).catch(deps.fault), waitMs).unref()
    runs.set(userId, run)
  }

  async function announce(userId: string, run: Run): Promise<void> {
    const { fresh } = run
    run.fresh = []
    run.timer = setTimeout(() => void runs.delete(userId), RUN_MS).unref()
    const wanted = preferences.read(userId)
    const worth = worthTelling(find(fresh), wanted)
    const [first] = worth
    if (first === undefined) return
    if (isQuietFor(userId, wanted))
      return writer.run(() => preferences.hold({ userId, since: first.created_at }))
    const earlier = worthTelling(find(run.told), wanted)
    run.told.push(...fresh)
    deps.push(userId, messageOf(userId, [...earlier, ...worth], wanted))
  }

  function find(ids: readonly string[]): readonly Notification[] {
    return ids.flatMap((id) => store.get('notifications', id) ?? [])
  }

  function isQuietFor(userId: string, { quiet_hours }: PushPreferences): boolean {
    if (quiet_hours === null) return false
    const zone = store.get('accounts', userId)?.time_zone ?? 'UTC'
    return isQuiet(quiet_hours, now().toISOString(), zone)
  }

  return {
    changed(changes) {
      const made = changes.flatMap(({ table, before, after }) =>
        table === 'notifications' && before === null && after ? [after as Notification] : [],
      )
      const people = [...new Set(made.map(({ user_id }) => user_id))]
      const subscribed = new Set(people.filter(deps.isSubscribed))
      for (const { id, user_id } of made) if (subscribed.has(user_id)) gather(user_id, id)
    },
    async releaseHeld() {
      for (const { userId, since } of preferences.held()) {
        const wanted = preferences.read(userId)
        if (isQuietFor(userId, wanted)) continue
        await writer.run(() => preferences.release(userId))
        const held = store.all(
          'notifications',
          'WHERE user_id = ? AND is_read = 0 AND created_at >= ?',
          userId,
          since,
        )
        const worth = worthTelling(held, wanted)
        if (worth.length > 0) deps.push(userId, messageOf(userId, worth, wanted))
      }
    },
  }
}

function emptyRun(): Run {
  return { told: [], fresh: [], waitingSinceMs: 0, timer: undefined }
}

function worthTelling(
  found: readonly Notification[],
  { muted }: PushPreferences,
): readonly Notification[] {
  return found.filter(({ is_read, type }) => !is_read && !muted.includes(type))
}

function messageOf(
  account: string,
  told: readonly Notification[],
  { hides_details }: PushPreferences,
): PushMessage {
  const [only] = told
  const body =
    only === undefined || told.length > 1 || hides_details
      ? pushTexts.news(told.length)
      : only.content
  return { account, body }
}
