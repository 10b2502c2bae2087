/** Migrations run once, completely or not at all, after a backup; a database that this release cannot read does not change. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appliedTo, migrate, migrationOf, readMigrations } from './migrate.ts'
import { databaseFile, openDatabase } from './open-database.ts'

let dataDir = ''
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'mitten-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))

const shelves = migrationOf('9001-shelves', 'CREATE TABLE shelves (id TEXT PRIMARY KEY) STRICT;')

test('a new database gets every migration in order, without a backup', () => {
  const database = openDatabase(databaseFile(dataDir))
  const known = readMigrations().map(({ name, checksum }) => [name, checksum])
  expect([...appliedTo(database)]).toEqual(known)
  expect(readdirSync(dataDir)).not.toContain('backups')
  database.close()
})

const later = readMigrations().filter(({ name }) => name > '0031')
/** Statements whose effect an older process never meets, or reads and writes as before. */
const harmless =
  /^(CREATE TABLE|CREATE INDEX|ALTER TABLE \w+ ADD COLUMN (?!.*\bNOT NULL\b(?!.*\bDEFAULT\b)))/

test.each(later)('$name says whether it is compatible, and is right', (migration) => {
  const [first = '', ...rest] = migration.sql.split('\n')
  expect(first).toMatch(/^-- (compatible|beside): (yes|no)\. /)
  const statements = rest
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .split(';')
    .flatMap((each) => each.trim() || [])
  expect(statements.length).toBeGreaterThan(0)
  // Nobody else writes to a table that is new.
  const isOfNewTable = (statement: string) => {
    const table = /^CREATE UNIQUE INDEX \w+ ON (\w+)/.exec(statement)?.[1]
    return table !== undefined && migration.sql.includes(`CREATE TABLE ${table} `)
  }
  const changes = statements.filter((each) => !harmless.test(each) && !isOfNewTable(each))
  expect(migration.isCompatible ? changes : []).toEqual([])
})

test('a migration that says nothing about compatibility is not compatible', () => {
  const sql = 'CREATE TABLE shelves (id TEXT)'
  const words = [
    '',
    '-- compatible: no. Shelves.\n',
    '-- compatible: yes. Shelves.\n',
    '-- Shelves.\n',
  ]
  const all = words.map((first) => migrationOf('9001-shelves', first + sql).isCompatible)
  expect(all).toEqual([false, false, true, false])
})

test('before the first pending migration the data is backed up', () => {
  const database = openDatabase(databaseFile(dataDir))
  database.prepare(`INSERT INTO meta (key, value) VALUES ('mark', 'before')`).run()
  const boxes = migrationOf('9002-boxes', `UPDATE meta SET value = 'after' WHERE key = 'mark';`)
  migrate(database, [...readMigrations(), shelves, boxes])
  const backups = readdirSync(join(dataDir, 'backups'))
  expect(backups).toEqual([expect.stringMatching(/^mitten-.*Z-before-9001-shelves\.sqlite$/)])
  const copy = new Sqlite(join(dataDir, 'backups', backups[0] ?? ''))
  expect(appliedTo(copy)).not.toContain('9001-shelves')
  expect(markOf(copy)).toBe('before')
  expect(markOf(database)).toBe('after')
  copy.close()
  database.close()
})

test('a database of a newer Mitten is refused and does not change', () => {
  const database = openDatabase(databaseFile(dataDir))
  migrate(database, [...readMigrations(), shelves])
  database.close()
  expect(() => openDatabase(databaseFile(dataDir))).toThrow(
    'The data was written by a newer Mitten (9001-shelves). Update Mitten, or restore the backup made before the update.',
  )
})

test('a migration that changed after it ran stops the migration before anything is done', () => {
  const database = openDatabase(':memory:')
  migrate(database, [...readMigrations(), shelves])
  const changed = migrationOf(shelves.name, `${shelves.sql} -- and a word`)
  const next = migrationOf('9002-next', 'CREATE TABLE next (id TEXT) STRICT;')
  expect(() => migrate(database, [...readMigrations(), changed, next])).toThrow(
    'The migration 9001-shelves was changed after it had run.',
  )
  expect([...appliedTo(database).keys()]).not.toContain('9002-next')
})

test.each([
  [
    'fails half-way',
    'CREATE TABLE half (id TEXT) STRICT; INSERT INTO nowhere VALUES (1);',
    'no such table: nowhere',
  ],
  [
    'leaves rows without their parents',
    `CREATE TABLE half (id TEXT PRIMARY KEY, parent TEXT REFERENCES half (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
     INSERT INTO half VALUES ('child', 'nobody');`,
    'The migration 9001-half leaves rows without their parents',
  ],
])('a migration that %s leaves nothing behind', (_, sql, message) => {
  const database = openDatabase(':memory:')
  expect(() => migrate(database, [...readMigrations(), migrationOf('9001-half', sql)])).toThrow(
    message,
  )
  expect(tablesOf(database)).not.toContain('half')
  expect([...appliedTo(database).keys()]).not.toContain('9001-half')
})

test('a process killed in the middle of a migration starts it again from the beginning', () => {
  openDatabase(databaseFile(dataDir)).close()
  const script = join(import.meta.dirname, 'testing', 'die-migrating.ts')
  const { signal, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, databaseFile(dataDir), shelves.sql],
    { encoding: 'utf8' },
  )
  expect([signal, stderr]).toEqual(['SIGKILL', ''])
  const database = openDatabase(databaseFile(dataDir))
  expect(tablesOf(database)).not.toContain('shelves')
  migrate(database, [...readMigrations(), shelves])
  expect(tablesOf(database)).toContain('shelves')
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  database.close()
})

function tablesOf(database: Sqlite.Database): readonly unknown[] {
  return database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all()
}

function markOf(database: Sqlite.Database): unknown {
  return database.prepare(`SELECT value FROM meta WHERE key = 'mark'`).pluck().get()
}
