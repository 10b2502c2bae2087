/** Opens the database file and brings its schema up to date. Everything acknowledged survives a power cut. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'

export type Database = Sqlite.Database

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/** Opens the file (or `:memory:`), creating it and its folder if need be. Throws when a newer Mitten has written it. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  // WAL with NORMAL may forget the last commits on a power cut; devices stop guarding what was acknowledged (R4).
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  database.pragma('cache_size = -64000')
  // A mutation touches some twenty pages: moved into the file seldom, each of them moves once for many mutations.
  database.pragma('wal_autocheckpoint = 16000')
  migrate(database)
  return database
}

/** Forward only: each file once, in one transaction, never changed afterwards. A backup is taken before. */
function migrate(database: Database): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT',
  )
  const applied = new Map(
    database
      .prepare<[], { name: string; checksum: string }>('SELECT name, checksum FROM migrations')
      .all()
      .map(({ name, checksum }) => [name, checksum]),
  )
  const known = readMigrations()
  for (const name of applied.keys())
    if (!known.some((migration) => migration.name === name))
      throw new Error(
        `The database was written by a newer Mitten (${name}). Update Mitten, or restore the backup made before the update.`,
      )
  const pending = known.filter(({ name }) => !applied.has(name))
  if (pending.length > 0 && applied.size > 0) backUp(database, pending)
  for (const { name, checksum } of known)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new Error(`Migration ${name} was changed after it had run`)
  for (const migration of pending) apply(database, migration)
}

function apply(database: Database, { name, sql, checksum }: Migration): void {
  database
    .transaction(() => {
      database.exec(sql)
      database
        .prepare('INSERT INTO migrations (name, checksum, applied_at) VALUES (?, ?, ?)')
        .run(name, checksum, new Date().toISOString())
    })
    .immediate()
}

function backUp(database: Database, pending: readonly Migration[]): void {
  if (database.memory) return
  const target = `${database.name}.before-${pending[0]?.name ?? 'migration'}`
  if (!existsSync(target)) database.prepare('VACUUM INTO ?').run(target)
}

function readMigrations(): readonly Migration[] {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return {
        name: file.replace(/\.sql$/, ''),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    })
}
