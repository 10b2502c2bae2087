/**
 * The notifications that wait to be pushed, by person: stored, so that they outlast this process and another one can
 * push them. A person has a row only if one of their devices gets pushes.
 */
import { eq } from 'drizzle-orm'
import { MAX_COUNTED } from '#domain/notifications/push-facts.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { pushGathering } from '#server/store/schema.ts'

/** Pushes after this long without another notification ... */
export const DEBOUNCE_MS = 5000
/** ... but after a minute at the latest. */
const MAX_WAIT_MS = 60_000
/** Notifications within a minute of a push are counted together with it, because the next push replaces it. */
const RUN_MS = 60_000
/** The length of this many ids, with the spaces between them. */
const MAX_IDS_LENGTH = MAX_COUNTED * 37

/** If nothing is `fresh`, a run is over. */
export type Debounced = {
  readonly userId: string
  readonly fresh: readonly string[]
  readonly pushed: readonly string[]
}

/** Synchronous, for use inside the writer. */
export type Debounce = {
  /** Adds new notifications of a person. */
  add(userId: string, ids: readonly string[], at: Date): void
  /** Takes the entries that are due; another process does not get them until this commit has ended. */
  take(at: Date, max: number): readonly Debounced[]
  /** Starts or extends a run after the push of these notifications; null if nothing was pushed. */
  settle(userId: string, pushed: readonly string[] | null, at: Date): void
}

export function createDebounce(database: Database): Debounce {
  const queries = queriesOf(database)
  // Plain SQL, because every mutation that notifies somebody runs it; it reads nothing, and mostly has no effect.
  const add = database.prepare(
    `INSERT INTO push_gathering (user_id, ids, told, due_at, latest_at)
     SELECT ?, ?, '', ?, ? WHERE EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = ?)
     ON CONFLICT (user_id) DO UPDATE SET
       ids = CASE WHEN push_gathering.ids = '' THEN excluded.ids
         WHEN length(push_gathering.ids) >= ${MAX_IDS_LENGTH} THEN push_gathering.ids
         ELSE push_gathering.ids || ' ' || excluded.ids END,
       due_at = CASE WHEN push_gathering.ids <> '' AND push_gathering.latest_at < excluded.due_at
         THEN push_gathering.latest_at ELSE excluded.due_at END,
       latest_at = CASE push_gathering.ids WHEN '' THEN excluded.latest_at ELSE push_gathering.latest_at END`,
  )
  const due = database.prepare<unknown[], { user_id: string; ids: string; told: string }>(
    `SELECT user_id, ids, told FROM push_gathering WHERE due_at <= ? ORDER BY due_at LIMIT ? /* FOR UPDATE SKIP LOCKED */`,
  )
  const isOf = (userId: string) => eq(pushGathering.user_id, userId)

  return {
    add(userId, ids, at) {
      const [dueAt, latestAt] = [after(at, DEBOUNCE_MS), after(at, MAX_WAIT_MS)]
      add.run(userId, ids.slice(0, MAX_COUNTED).join(' '), dueAt, latestAt, userId)
    },
    take: (at, max) =>
      due.all(at.toISOString(), max).map(({ user_id, ids, told }) => ({
        userId: user_id,
        fresh: listed(ids),
        pushed: listed(told),
      })),
    settle(userId, pushed, at) {
      if (pushed === null) return void queries.delete(pushGathering).where(isOf(userId)).run()
      const kept = pushed.slice(0, MAX_COUNTED).join(' ')
      const run = { ids: '', told: kept, due_at: after(at, RUN_MS) }
      queries.update(pushGathering).set(run).where(isOf(userId)).run()
    },
  }
}

function after(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString()
}

function listed(ids: string): readonly string[] {
  return ids === '' ? [] : ids.split(' ')
}
