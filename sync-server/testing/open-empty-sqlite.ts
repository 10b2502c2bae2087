/** An empty database of SQLite in memory for a test. The migrations run once in a process; each test gets a copy. */
import Sqlite from 'better-sqlite3'
import type { SqliteDatabase } from '#server/store/open-database.ts'
import { openDatabase, setUpDatabase } from '#server/store/open-database.ts'

let migrated: Buffer | null = null

export function openEmptySqlite(): SqliteDatabase {
  migrated ??= migrateOnce()
  return setUpDatabase(new Sqlite(migrated))
}

function migrateOnce(): Buffer {
  const database = openDatabase(':memory:')
  const image = database.serialize()
  database.close()
  return image
}
