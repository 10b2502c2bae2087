/** Notes in a test's database, by which one copy is told from another. */
import Sqlite from 'better-sqlite3'
import type { SqliteDatabase } from '#server/store/open-database.ts'

export function note(database: SqliteDatabase, key: string): void {
  database.prepare(`INSERT INTO meta (key, value) VALUES (?, 'note')`).run(key)
}

export function notesIn(file: string): readonly unknown[] {
  const database = new Sqlite(file)
  const keys = database.prepare(`SELECT key FROM meta WHERE value = 'note'`).pluck().all()
  database.close()
  return keys
}
