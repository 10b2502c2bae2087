/** Which devices get pushes: at most one subscription for each session, deleted with the session, and the newest 20. */
import type { SQL } from 'drizzle-orm'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { LanguageTag } from '#domain/language/languages.ts'
import { languageFor } from '#domain/language/languages.ts'
import type { PushSubscription } from '#domain/notifications/push-subscription.ts'
import type { Database } from '#server/store/database.ts'
import type { Queries } from '#server/store/queries.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import { pushSubscriptions, sessions } from '#server/store/schema.ts'
import { accounts } from '#server/store/synced-tables.ts'

/** As many devices as a person may have streams (SEC44), because each push is a request to each of them. */
const DEVICES_PER_PERSON = 20

export type Subscription = PushSubscription & {
  readonly sessionHash: string
  readonly userId: string
  /** The device's. */
  readonly language: LanguageTag
}

/** With the language that the person chose for all devices; null for each device's own. */
export type FoundSubscription = Subscription & { readonly chosenLanguage: string | null }

export type Subscriptions = {
  /** Synchronous, for use inside the writer; and so are the next two. */
  put(subscription: Subscription): void
  remove(sessionHash: string): void
  /** Removes what a push service no longer knows, unless the device has registered another one meanwhile. */
  drop(subscription: Subscription): void
  find(sessionHash: string): FoundSubscription | null
  /** The sessions of a person with a subscription. */
  of(userId: string): readonly string[]
}

export function createSubscriptions(database: Database): Subscriptions {
  const queries = queriesOf(database)
  const { session_hash, user_id, endpoint } = pushSubscriptions
  const find = queries
    .select({ row: pushSubscriptions, chosen: accounts.language })
    .from(pushSubscriptions)
    .leftJoin(accounts, eq(accounts.id, user_id))
    .where(eq(session_hash, sql.placeholder('sessionHash')))
    .prepare()
  const list = queries
    .select({ session_hash })
    .from(pushSubscriptions)
    .where(eq(user_id, sql.placeholder('userId')))
    .prepare()
  const remove = (condition: SQL, another?: SQL) =>
    void queries.delete(pushSubscriptions).where(and(condition, another)).run()

  return {
    put(subscription) {
      const { sessionHash, userId, keys, language } = subscription
      // A browser that signed in again may have left an old session behind: it should be notified only once.
      remove(eq(user_id, userId), eq(endpoint, subscription.endpoint))
      const isOpen = and(eq(sessions.token_hash, sessionHash), eq(sessions.user_id, userId))
      if (!hasRow(queries, sessions, isOpen)) return
      const registered = { user_id: userId, endpoint: subscription.endpoint, language, ...keys }
      queries
        .insert(pushSubscriptions)
        .values({ session_hash: sessionHash, ...registered })
        .onConflictDoUpdate({ target: session_hash, set: registered })
        .run()
      remove(eq(user_id, userId), notInArray(session_hash, newestOf(queries, userId)))
    },
    remove: (sessionHash) => remove(eq(session_hash, sessionHash)),
    drop: (known) => remove(eq(session_hash, known.sessionHash), eq(endpoint, known.endpoint)),
    find(sessionHash) {
      const found = find.get({ sessionHash })
      return found === undefined ? null : { ...fromRow(found.row), chosenLanguage: found.chosen }
    },
    of: (userId) => list.all({ userId }).map((row) => row.session_hash),
  }
}

function newestOf(queries: Queries, userId: string) {
  const { session_hash, user_id } = pushSubscriptions
  return queries
    .select({ session_hash })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.token_hash, session_hash))
    .where(eq(user_id, userId))
    .orderBy(desc(sessions.created_at), desc(session_hash))
    .limit(DEVICES_PER_PERSON)
}

function fromRow(row: typeof pushSubscriptions.$inferSelect): Subscription {
  const { session_hash, user_id, endpoint, p256dh, auth } = row
  const language = languageFor([row.language])
  return { sessionHash: session_hash, userId: user_id, endpoint, keys: { p256dh, auth }, language }
}
