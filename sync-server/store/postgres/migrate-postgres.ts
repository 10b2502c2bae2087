/**
 * Creates and migrates the schema, from the same files as for SQLite. A new database gets the schema that they lead to;
 * later files run as they are, in PostgreSQL's words. One process migrates, the others wait for it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { appliedTo, expectFitting, migrate, readMigrations } from '#server/store/migrate.ts'
import type { Migration } from '#server/store/migrate.ts'
import type { Connection } from './connection.ts'
import { migrationToPostgres } from './dialect.ts'
import { localSettingsOf, unhurried } from './limits.ts'

/** Any number that nobody else uses: the lock of whoever migrates. */
const LOCK = 7_346_018

export function migratePostgres(connection: Connection): void {
  const known = readMigrations()
  connection.begin(`BEGIN; ${localSettingsOf(unhurried, '0')}`)
  try {
    connection.exec(`SELECT pg_advisory_xact_lock(${LOCK})`)
    const applied = appliedIn(connection)
    expectFitting(applied, known)
    const pending = known.filter(({ name }) => !applied.has(name))
    if (applied.size === 0) create(connection, known)
    else for (const each of pending) apply(connection, each)
    connection.commit()
  } catch (error) {
    connection.rollback()
    throw error
  }
}

/** Throws unless exactly the migrations of this release have run. */
export function expectMigrated(connection: Connection): void {
  const [applied, known] = [appliedIn(connection), readMigrations()]
  expectFitting(applied, known)
  if (applied.size < known.length)
    throw new Error('The data is from an older Mitten. Start the server once, then try again.')
}

function appliedIn(connection: Connection): ReadonlyMap<string, string> {
  const [isMitten] = connection
    .prepare<[], { found: string | null }>(`SELECT to_regclass('migrations') AS found`)
    .all()
  if (isMitten?.found === null) return new Map()
  const rows = connection
    .prepare<[], { name: string; checksum: string }>('SELECT name, checksum FROM migrations')
    .all()
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** The tables and indexes as SQLite has them after all migrations; the triggers are written in PostgreSQL's language. */
function create(connection: Connection, known: readonly Migration[]): void {
  const model = new Sqlite(':memory:')
  try {
    migrate(model, known)
    const texts = model
      .prepare<[], string>(
        `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND type IN ('table', 'index')
         ORDER BY type DESC, instr(sql, 'REFERENCES') > 0, name`,
      )
      .pluck()
      .all()
    connection.exec([...texts.map(migrationToPostgres), ownText()].join(';\n'))
    for (const [name, checksum] of appliedTo(model)) note(connection, { name, checksum })
    connection.exec(`INSERT INTO picture_room (user_id, bytes) VALUES ('', 0)`)
  } finally {
    model.close()
  }
}

function apply(connection: Connection, migration: Migration): void {
  connection.exec(migrationToPostgres(migration.sql))
  note(connection, migration)
}

function note(connection: Connection, { name, checksum }: Omit<Migration, 'sql'>): void {
  connection
    .prepare('INSERT INTO migrations (name, checksum, applied_at) VALUES (?, ?, ?)')
    .run(name, checksum, new Date().toISOString())
}

/** What is PostgreSQL's alone. */
function ownText(): string {
  return readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'postgres.sql'), 'utf8')
}
