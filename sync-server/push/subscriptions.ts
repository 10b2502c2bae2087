/** Which devices get pushes: one subscription a session at most, and it goes when the session does. */
import type { PushSubscription } from '#domain/notifications/push-subscription.ts'
import type { Database } from '#server/store/open-database.ts'

export type Subscription = PushSubscription & {
  readonly sessionHash: string
  readonly userId: string
}

export type Subscriptions = {
  /** Synchronous, for use inside the writer; and so are the next two. */
  put(subscription: Subscription): void
  remove(sessionHash: string): void
  /** What a push service no longer knows, unless the device has brought another one meanwhile. */
  drop(subscription: Subscription): void
  find(sessionHash: string): Subscription | null
  /** The sessions of a person that have one. */
  of(userId: string): readonly string[]
}

type Row = Readonly<Record<'session_hash' | 'user_id' | 'endpoint' | 'p256dh' | 'auth', string>>

export function createSubscriptions(database: Database): Subscriptions {
  // A browser that signed in anew may have left a session behind: it is to be told once.
  const forgetDevice = database.prepare(
    'DELETE FROM push_subscriptions WHERE user_id = ? AND endpoint = ?',
  )
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO push_subscriptions (session_hash, user_id, endpoint, p256dh, auth)
     SELECT token_hash, user_id, ?, ?, ? FROM sessions WHERE token_hash = ? AND user_id = ?`,
  )
  const remove = database.prepare('DELETE FROM push_subscriptions WHERE session_hash = ?')
  const drop = database.prepare(
    'DELETE FROM push_subscriptions WHERE session_hash = ? AND endpoint = ?',
  )
  const find = database.prepare<[string], Row>(
    'SELECT * FROM push_subscriptions WHERE session_hash = ?',
  )
  const list = database
    .prepare<[string], string>('SELECT session_hash FROM push_subscriptions WHERE user_id = ?')
    .pluck()
  return {
    put({ sessionHash, userId, endpoint, keys }) {
      forgetDevice.run(userId, endpoint)
      upsert.run(endpoint, keys.p256dh, keys.auth, sessionHash, userId)
    },
    remove: (sessionHash) => void remove.run(sessionHash),
    drop: ({ sessionHash, endpoint }) => void drop.run(sessionHash, endpoint),
    find(sessionHash) {
      const row = find.get(sessionHash)
      return row === undefined ? null : fromRow(row)
    },
    of: (userId) => list.all(userId),
  }
}

function fromRow({ session_hash, user_id, endpoint, p256dh, auth }: Row): Subscription {
  return { sessionHash: session_hash, userId: user_id, endpoint, keys: { p256dh, auth } }
}
