/** Opens and migrates the database file. Everything acknowledged survives a power failure. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { damageIn, explain } from './damage.ts'
import { migrate } from './migrate.ts'

export type Database = Sqlite.Database

/** Where a data folder keeps its database. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'mitten.sqlite')
}

/**
 * Opens the file (or `:memory:`), creating it and its folder if necessary. Throws if a newer Mitten has written it, or
 * if it is damaged, with instructions to restore.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  refuseEmpty(file)
  const database = new Sqlite(file)
  try {
    return settle(database)
  } catch (error) {
    database.close()
    throw explain(file, error)
  }
}

/** Opens the database of a data folder for a command: only the server brings a schema up to date. */
export function openAsItIs(dataDir: string, options: { readonly?: boolean } = {}): Database {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw new Error(`There is no data in ${dataDir} yet.`)
  refuseEmpty(file)
  return new Sqlite(file, { timeout: 5000, ...options })
}

/** SQLite takes a file that was cut to nothing for a new database: what was in it would be gone without a word. */
function refuseEmpty(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size !== 0) return
  const found = 'the file is empty (if there never was anything in it, remove it)'
  throw new Error(damageIn(file, found))
}

function settle(database: Database): Database {
  database.pragma('journal_mode = WAL')
  // WAL with NORMAL may forget the last commits on a power cut; devices stop guarding what was acknowledged (SEC41).
  database.pragma('synchronous = FULL')
  // What is deleted is overwritten, so that a deleted account leaves no trace in the file (SEC34).
  database.pragma('secure_delete = ON')
  database.pragma('foreign_keys = ON')
  // What a savepoint keeps to roll back by needs no file: it is worth nothing after a crash.
  database.pragma('temp_store = MEMORY')
  database.pragma('busy_timeout = 5000')
  database.pragma('cache_size = -64000')
  // A mutation touches some twenty pages: moved into the file seldom, each of them moves once for many mutations.
  database.pragma('wal_autocheckpoint = 16000')
  migrate(database)
  return database
}
