/** What a person wants to hear of and when not; and since when something is held back in quiet hours. */
import type { PushPreferences } from '#domain/notifications/push-api.ts'
import { pushPreferences } from '#domain/notifications/push-api.ts'
import type { Database } from '#server/store/open-database.ts'

export type Held = { readonly userId: string; readonly since: string }

export type Preferences = {
  read(userId: string): PushPreferences
  /** Synchronous, for use inside the writer; and so are `hold` and `release`. */
  save(userId: string, preferences: PushPreferences): void
  /** Notes since when there is something to tell; an earlier note stays. */
  hold(held: Held): void
  release(userId: string): void
  held(): readonly Held[]
}

type Row = {
  readonly muted: string
  readonly hides_details: 0 | 1
  readonly quiet_from: string | null
  readonly quiet_until: string | null
}

const unset: PushPreferences = { muted: [], hides_details: false, quiet_hours: null }

export function createPreferences(database: Database): Preferences {
  const find = database.prepare<[string], Row>(
    `SELECT muted, hides_details, quiet_from, quiet_until FROM push_preferences WHERE user_id = ?`,
  )
  const upsert = database.prepare(
    `INSERT INTO push_preferences (user_id, muted, hides_details, quiet_from, quiet_until)
     VALUES (?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET muted = excluded.muted,
     hides_details = excluded.hides_details, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`,
  )
  const hold = database.prepare(
    'UPDATE push_preferences SET held_since = coalesce(held_since, ?) WHERE user_id = ?',
  )
  const release = database.prepare(
    'UPDATE push_preferences SET held_since = NULL WHERE user_id = ?',
  )
  const held = database.prepare<[], Held>(
    `SELECT user_id AS userId, held_since AS since FROM push_preferences WHERE held_since IS NOT NULL`,
  )
  return {
    read(userId) {
      const row = find.get(userId)
      return row === undefined ? unset : fromRow(row)
    },
    save(userId, { muted, hides_details, quiet_hours }) {
      const { from, until } = quiet_hours ?? { from: null, until: null }
      upsert.run(userId, JSON.stringify(muted), hides_details ? 1 : 0, from, until)
    },
    hold: ({ userId, since }) => void hold.run(since, userId),
    release: (userId) => void release.run(userId),
    held: () => held.all(),
  }
}

function fromRow({ muted, hides_details, quiet_from, quiet_until }: Row): PushPreferences {
  const quiet =
    quiet_from === null || quiet_until === null ? null : { from: quiet_from, until: quiet_until }
  return pushPreferences.parse({
    muted: JSON.parse(muted),
    hides_details: hides_details === 1,
    quiet_hours: quiet,
  })
}
