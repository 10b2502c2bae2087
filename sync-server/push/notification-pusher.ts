/**
 * Turns new notifications into pushes: after a moment without further ones, so that many become one, and not in quiet
 * hours. The content is read when it is pushed, so nothing is pushed that was read or deleted in the meantime.
 */
import type { Notification } from '#domain/notifications/notification.ts'
import type { PushPreferences } from '#domain/notifications/push-api.ts'
import { isQuiet } from '#domain/notifications/quiet-hours.ts'
import type { Change } from '#domain/tx.ts'
import { zoneOf } from '#domain/users/user.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { endsTransaction } from '#server/store/storage-failure.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Debounced, Debounce } from './debounce.ts'
import type { Preferences } from './preferences.ts'
import type { PushContent } from './push-jobs.ts'

/** How many people are handled in one commit; other requests are served between commits. */
const BATCH_PEOPLE = 20

export type NotificationPusher = {
  /** Called inside the commit with its changes. */
  changed(changes: readonly Change[]): void
  /** Pushes the notifications that are due. */
  push(): Promise<void>
  /** Pushes the notifications that were held back, for everybody whose quiet hours have ended. */
  releaseHeld(): Promise<void>
}

type Deps = {
  readonly store: RowStore
  readonly writer: Writer
  readonly preferences: Preferences
  readonly debounce: Debounce
  /** Stores a message for the person's devices, inside the commit. */
  readonly push: (userId: string, content: PushContent) => void
  readonly fault: (error: unknown) => void
  readonly now: () => Date
}

export function createNotificationPusher(deps: Deps): NotificationPusher {
  const { store, writer, preferences, debounce, now } = deps

  function pushTo({ userId, fresh, pushed }: Debounced): void {
    if (fresh.length === 0) return debounce.settle(userId, null, now())
    const wanted = preferences.read(userId)
    const worth = worthPushing(store.some('notifications', fresh), wanted)
    const isHeld = worth.length > 0 && isQuietFor(userId, wanted)
    if (isHeld) preferences.hold({ userId, since: earliestOf(worth) })
    if (isHeld || worth.length === 0)
      return debounce.settle(userId, pushed.length > 0 ? pushed : null, now())
    const earlier = worthPushing(store.some('notifications', pushed), wanted)
    deps.push(userId, contentOf(userId, [...earlier, ...worth], wanted))
    debounce.settle(userId, [...pushed, ...fresh], now())
  }

  function pushSome(): number {
    const taken = debounce.take(now(), BATCH_PEOPLE)
    for (const each of taken)
      try {
        pushTo(each)
      } catch (error) {
        if (endsTransaction(error)) throw error
        // An entry that cannot be read is dropped, because it would stop all others.
        deps.fault(error)
        debounce.settle(each.userId, null, now())
      }
    return taken.length
  }

  function isQuietFor(userId: string, { quiet_hours }: PushPreferences): boolean {
    if (quiet_hours === null) return false
    return isQuiet(quiet_hours, now().toISOString(), zoneOf(store, userId))
  }

  function release(userId: string, since: string): void {
    const wanted = preferences.read(userId)
    if (isQuietFor(userId, wanted)) return
    preferences.release(userId)
    const condition = 'WHERE user_id = ? AND is_read = 0 AND created_at >= ?'
    const worth = worthPushing(store.all('notifications', condition, userId, since), wanted)
    if (worth.length > 0) deps.push(userId, contentOf(userId, worth, wanted))
  }

  return {
    changed(changes) {
      const byPerson = new Map<string, string[]>()
      for (const { id, after } of changes.filter(isNewNotification)) {
        const { user_id } = after as Notification
        byPerson.set(user_id, [...(byPerson.get(user_id) ?? []), id])
      }
      for (const [userId, ids] of byPerson) debounce.add(userId, ids, now())
    },
    async push() {
      let taken = BATCH_PEOPLE
      while (taken === BATCH_PEOPLE) taken = await writer.run(pushSome)
    },
    async releaseHeld() {
      for (const { userId, since } of preferences.held())
        await writer.run(() => release(userId, since))
    },
  }
}

export function isNewNotification({ table, before, after }: Change): boolean {
  return table === 'notifications' && before === null && after !== null
}

function worthPushing(
  found: readonly Notification[],
  { muted }: PushPreferences,
): readonly Notification[] {
  return found.filter(({ is_read, type }) => !is_read && !muted.includes(type))
}

function earliestOf(notifications: readonly Notification[]): string {
  const [first = ''] = notifications.map(({ created_at }) => created_at).toSorted()
  return first
}

function contentOf(
  account: string,
  notifications: readonly Notification[],
  { hides_details }: PushPreferences,
): PushContent {
  const [first] = notifications
  const only = first === undefined || notifications.length > 1 || hides_details ? null : first
  return { account, facts: { of: 'news', only, count: notifications.length } }
}
