/** Fills the databases of the servers directly, without their endpoints. */
import Sqlite from 'better-sqlite3'
import { formatCursor } from '#domain/cursor.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { openSettings } from '#domain/testing/make.ts'
import type { Change } from '#domain/tx.ts'
import { hashOf } from '#server/auth/secrets.ts'
import { createCore } from '#server/core.ts'
import { openDatabase } from '#server/store/open-database.ts'
import type { Household } from './household.ts'

export type Seeded = {
  /** The position of each member's feed. */
  readonly cursors: ReadonlyMap<string, string>
}

/** Inserts households with their feeds, and a session for each member with the token from `tokenOf`. */
export function seedMitten(file: string, households: readonly Household[]): Seeded {
  const database = openDatabase(file)
  database.pragma('synchronous = OFF')
  const { feed, pages } = createCore({
    database,
    settings: openSettings,
    report: console.error,
    // All at once, so that no work is left for the server that is measured.
    backfillRows: Number.MAX_SAFE_INTEGER,
  })
  const insertSession = database.prepare(
    'INSERT INTO sessions (token_hash, user_id, created_at, seen_at, user_agent) VALUES (?, ?, ?, ?, ?)',
  )
  const epoch = database
    .prepare<[], string>("SELECT value FROM meta WHERE key = 'epoch'")
    .pluck()
    .get()
  const now = new Date().toISOString()
  const cursors = new Map<string, string>()
  database.transaction(() => {
    for (const household of households) {
      const changes = changesOf(household)
      feed.record(changes)
      for (const id of household.members) {
        insertSession.run(hashOf(tokenOf(id)), id, now, now, 'bench')
        const version = pages.versionOf(id)
        cursors.set(id, formatCursor({ epoch: epoch ?? '', version, position: null }))
      }
    }
  })()
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
  return { cursors }
}

export function tokenOf(member: string): string {
  return hashOf(`token of ${member}`)
}

function changesOf(household: Household): readonly Change[] {
  const rows: readonly (readonly [TableName, readonly AnyRow[]])[] = [
    ['users', household.users],
    ['accounts', household.accounts],
    ['partnerships', [household.partnership]],
    ['balances', household.balances],
    ['tasks', household.tasks],
    ['entries', household.entries],
    ['chores', household.chores ?? []],
    ['seats', household.seats ?? []],
  ]
  return rows.flatMap(([table, all]) =>
    all.map((after) => ({ table, id: after.id, before: null, after })),
  )
}

export function seedFloor(file: string, households: readonly Household[]): void {
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = OFF')
  database.exec(
    `CREATE TABLE tasks (id TEXT PRIMARY KEY, user_id TEXT, name TEXT, description TEXT, time_minutes INTEGER,
       effort_level TEXT, image_url TEXT, is_shared INTEGER, created_at TEXT, claimed_by TEXT, claimed_at TEXT,
       completed_at TEXT, approved_by TEXT, completions INTEGER) WITHOUT ROWID`,
  )
  const insert = database.prepare(
    `INSERT INTO tasks VALUES (@id, @user_id, @name, @description, @time_minutes, @effort_level, @image_url,
       @is_shared, @created_at, @claimed_by, @claimed_at, @completed_at, @approved_by, @completions)`,
  )
  database.transaction(() => {
    for (const { tasks } of households)
      for (const task of tasks) insert.run({ ...task, is_shared: Number(task.is_shared) })
  })()
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}
