/** Where limits keep their counts: in this process, or in the database for all processes. */
import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { limits } from '#server/store/schema.ts'

export type Count = {
  /** In milliseconds; after this time the count means nothing any more. */
  readonly until: number
  readonly count: number
}

export type LimitStore = {
  get(key: string): Count | undefined
  set(key: string, count: Count, nowMs: number): void
  delete(key: string): void
}

const MAX_KEYS = 50_000

/** Cheap enough for every request. */
export function createMemoryLimitStore(): LimitStore {
  const counts = new Map<string, Count>()
  return {
    get: (key) => counts.get(key),
    set(key, count, nowMs) {
      if (!counts.has(key)) makeRoom(counts, nowMs)
      counts.set(key, count)
    },
    delete: (key) => void counts.delete(key),
  }
}

/** Keeps memory bounded: first removes expired entries, then the oldest quarter. */
function makeRoom(counts: Map<string, Count>, nowMs: number): void {
  if (counts.size < MAX_KEYS) return
  for (const [key, { until }] of counts) if (until <= nowMs) counts.delete(key)
  if (counts.size < MAX_KEYS) return
  let spare = MAX_KEYS / 4
  for (const key of counts.keys()) {
    if (spare-- <= 0) break
    counts.delete(key)
  }
}

/**
 * Survives a restart, and includes the counts of other processes. Only keyed hashes are stored, because a key names an
 * account or an address. The clean-up removes expired entries.
 */
export function createStoredLimitStore(
  database: Database,
  secret: string,
): (name: string) => LimitStore {
  const find = database.prepare<[string], Count>('SELECT until, count FROM limits WHERE key = ?')
  const save = database.prepare(
    `INSERT INTO limits (key, until, count) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET until = excluded.until, count = excluded.count`,
  )
  const remove = database.prepare('DELETE FROM limits WHERE key = ?')
  return (name) => {
    const hashed = (key: string) =>
      createHmac('sha256', secret).update(`limit ${name} ${key}`).digest('base64url')
    return {
      get: (key) => find.get(hashed(key)),
      set: (key, { until, count }) => void save.run(hashed(key), Math.ceil(until), count),
      delete: (key) => void remove.run(hashed(key)),
    }
  }
}

/** Removes expired entries. Synchronous, for use inside the writer. */
export function forgetLimits(database: Database, now: Date): void {
  queriesOf(database).delete(limits).where(lt(limits.until, now.getTime())).run()
}
