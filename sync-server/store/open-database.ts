/** Opens and migrates the database file. Everything acknowledged survives a power failure. */
import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { writeBackupMeanwhile } from '#server/backup/write-backup.ts'
import { damageMessage, explainOpening } from './damage.ts'
import type { Database, Engine } from './database.ts'
import { migrate } from './migrate.ts'
import { createSqliteWriter } from './sqlite-writer.ts'

const nobody: readonly string[] = []

/** SQLite in this process: there is no other writer, and nobody to notify. */
function createSqliteEngine(database: Sqlite.Database): Engine {
  const [begin, commit] = [database.prepare('BEGIN'), database.prepare('COMMIT')]

  /** Work that gives up at once if another process holds the lock. */
  function withoutWaiting<Result>(work: () => Result): Result {
    const busyTimeoutMs = Number(database.pragma('busy_timeout', { simple: true }))
    database.pragma('busy_timeout = 0')
    try {
      return work()
    } finally {
      database.pragma(`busy_timeout = ${busyTimeoutMs}`)
    }
  }

  return {
    counts: () => ({}),
    file: database.memory ? null : database.name,
    createWriter: (clock) => createSqliteWriter(database, clock),
    openSnapshot() {
      if (database.inTransaction) return () => undefined
      begin.run()
      return () => void commit.run()
    },
    history: () => '',
    requireLocked: null,
    batch: (reads) => reads.map((read) => read()),
    inTurn: async (read) => read(),
    prefetch: () => undefined,
    likelyReaders: () => nobody,
    atOnce: (work) => database.transaction(work).immediate(),
    withoutWaiting,
    backUp: (file) => writeBackupMeanwhile(database, file),
    analyze: () => undefined,
    // While another process reads, for example for a backup, the log stays in use: then a later checkpoint empties it.
    scrub: () => void withoutWaiting(() => database.pragma('wal_checkpoint(TRUNCATE)')),
    news: { publish: () => undefined, onMessage: () => undefined, onMissed: () => undefined },
  }
}

export type SqliteDatabase = Sqlite.Database & Database

/** The path of the database in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'mitten.sqlite')
}

/**
 * Opens the file (or `:memory:`), creating it and its folder if necessary. Throws if a newer Mitten has written it, or
 * if it is damaged, with instructions to restore.
 */
export function openDatabase(file: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  refuseEmpty(file)
  const database = openFile(file)
  try {
    return setUpDatabase(database)
  } catch (error) {
    database.close()
    throw explainOpening(file, error)
  }
}

/** Opens a file of SQLite; if this process may not, the error names the file. */
export function openFile(file: string, options: Sqlite.Options = {}): Sqlite.Database {
  try {
    return new Sqlite(file, options)
  } catch (error) {
    throw explainOpening(file, error)
  }
}

/** Opens the database of a data folder for a command: only the server migrates the schema. */
export function openAsItIs(dataDir: string, options: { readonly?: boolean } = {}): SqliteDatabase {
  const file = databaseFile(dataDir)
  // Throws for a folder that this process may not look into: that is not one without data.
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) throw new Error(`There is no data in ${dataDir} yet.`)
  refuseEmpty(file)
  return withEngine(openFile(file, { timeout: 5000, ...options }))
}

/** SQLite treats an empty file as a new database: its data would silently be gone. */
function refuseEmpty(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size !== 0) return
  const found = 'the file is empty (if there never was anything in it, remove it)'
  throw new Error(damageMessage(file, found))
}

/** Sets up an open database as Mitten needs it, and migrates it. */
export function setUpDatabase(database: Sqlite.Database): SqliteDatabase {
  database.pragma('journal_mode = WAL')
  // WAL with NORMAL may lose the last commits on a power failure; devices no longer keep what was acknowledged (SEC41).
  database.pragma('synchronous = FULL')
  // Deleted data is overwritten, so that a deleted account leaves no trace in the file (SEC34).
  database.pragma('secure_delete = ON')
  database.pragma('foreign_keys = ON')
  // A savepoint's rollback data needs no file: it is useless after a crash.
  database.pragma('temp_store = MEMORY')
  database.pragma('busy_timeout = 5000')
  database.pragma('cache_size = -64000')
  // A mutation changes about twenty pages: with rare checkpoints, each page is moved into the file once for many
  // mutations.
  database.pragma('wal_autocheckpoint = 16000')
  migrate(database)
  return withEngine(database)
}

/** An open file of SQLite as Mitten's database. */
export function withEngine(database: Sqlite.Database): SqliteDatabase {
  return Object.assign(database, { engine: createSqliteEngine(database) })
}
