/** A person's push preferences, and since when something has been held back for quiet hours. */
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PushPreferences, SavedPreferences } from '#domain/notifications/push-api.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { pushPreferences as stored } from '#server/store/schema.ts'

export type Held = { readonly userId: string; readonly since: string }

export type Preferences = {
  read(userId: string): PushPreferences
  /** Synchronous, for use inside the writer; and so are `hold` and `release`. */
  save(userId: string, preferences: SavedPreferences): void
  /** Records since when something is being held back; of two times the earlier one stays. */
  hold(held: Held): void
  release(userId: string): void
  held(): readonly Held[]
}

const unset: PushPreferences = {
  muted: [],
  hides_details: false,
  quiet_hours: null,
  digest_at: null,
  remind_anyone: false,
}

export function createPreferences(database: Database): Preferences {
  const queries = queriesOf(database)
  const { user_id, held_since } = stored
  const find = queries
    .select()
    .from(stored)
    .where(eq(user_id, sql.placeholder('userId')))
    .prepare()
  return {
    read(userId) {
      const row = find.get({ userId })
      return row === undefined ? unset : fromRow(row)
    },
    save(userId, { quiet_hours, ...rest }) {
      const row = {
        ...rest,
        quiet_from: quiet_hours?.from ?? null,
        quiet_until: quiet_hours?.until ?? null,
      }
      queries
        .insert(stored)
        .values({ user_id: userId, ...row })
        .onConflictDoUpdate({ target: user_id, set: row })
        .run()
    },
    hold({ userId, since }) {
      const isEarliest = or(isNull(held_since), gt(held_since, since))
      const isTheirs = and(eq(user_id, userId), isEarliest)
      queries.update(stored).set({ held_since: since }).where(isTheirs).run()
    },
    release(userId) {
      queries.update(stored).set({ held_since: null }).where(eq(user_id, userId)).run()
    },
    held: () =>
      queries
        .select({ userId: user_id, since: sql<string>`${held_since}` })
        .from(stored)
        .where(isNotNull(held_since))
        .all(),
  }
}

function fromRow(row: typeof stored.$inferSelect): PushPreferences {
  const { user_id: _id, held_since: _since, quiet_from, quiet_until, ...kept } = row
  const quiet_hours =
    quiet_from === null || quiet_until === null ? null : { from: quiet_from, until: quiet_until }
  return { ...kept, quiet_hours }
}
