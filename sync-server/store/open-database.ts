/** Opens the database file and brings its schema up to date. Everything acknowledged survives a power cut. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { migrate } from './migrate.ts'

export type Database = Sqlite.Database

/** Where a data folder keeps its database. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'mitten.sqlite')
}

/** Opens the file (or `:memory:`), creating it and its folder if need be. Throws when a newer Mitten has written it. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  // WAL with NORMAL may forget the last commits on a power cut; devices stop guarding what was acknowledged (R4).
  database.pragma('synchronous = FULL')
  // What is deleted is overwritten, so that a deleted account leaves no trace in the file (security item 34).
  database.pragma('secure_delete = ON')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  database.pragma('cache_size = -64000')
  // A mutation touches some twenty pages: moved into the file seldom, each of them moves once for many mutations.
  database.pragma('wal_autocheckpoint = 16000')
  migrate(database)
  return database
}
