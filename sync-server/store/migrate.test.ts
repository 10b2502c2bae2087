/** Migrations run once, all pending ones or none, after a backup; a database that this release cannot read does not change. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { beforeEach, expect, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import { appliedTo, migrate, migrationOf, readMigrations } from './migrate.ts'
import { databaseFile, openDatabase } from './open-database.ts'

let dataDir = ''
beforeEach(() => (dataDir = makeFolder()))

const shelves = migrationOf('9001-shelves', 'CREATE TABLE shelves (id TEXT PRIMARY KEY) STRICT;')

test('a new database gets every migration in order, without a backup', () => {
  const database = openDatabase(databaseFile(dataDir))
  const known = readMigrations().map(({ name, checksum }) => [name, checksum])
  expect([...appliedTo(database)]).toEqual(known)
  expect(readdirSync(dataDir)).not.toContain('backups')
  database.close()
})

const later = readMigrations().filter(({ name }) => name > '0031')
/** Statements whose effect an older process never meets or handles as before, such as rows it could add itself. */
const harmless =
  /^(CREATE TABLE|CREATE INDEX|INSERT INTO|ALTER TABLE \w+ ADD COLUMN (?!.*\bNOT NULL\b(?!.*\bDEFAULT\b)))/

test.each(later)('$name says whether it is compatible, and is right', (migration) => {
  const [first = '', ...rest] = migration.sql.split('\n')
  expect(first).toMatch(/^-- (compatible|beside): (yes|no)\. /)
  const statements = rest
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .split(';')
    .flatMap((each) => each.trim() || [])
  expect(statements.length).toBeGreaterThan(0)
  // Nobody else writes to a new table.
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

const failing = [
  [
    'fails half-way',
    'CREATE TABLE half (id TEXT) STRICT; INSERT INTO nowhere VALUES (1);',
    'no such table: nowhere',
  ],
  [
    'leaves rows without their parents',
    `CREATE TABLE half (id TEXT PRIMARY KEY, parent TEXT REFERENCES half (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
     INSERT INTO half VALUES ('child', 'nobody');`,
    'It leaves rows without their parents',
  ],
] as const

test.each(failing)(
  'a migration that %s takes those before it back, and the previous release opens the data (SEC40)',
  (_, sql, reason) => {
    const file = databaseFile(dataDir)
    const previous = openDatabase(file)
    previous.prepare(`INSERT INTO meta (key, value) VALUES ('mark', 'before')`).run()
    const before = contentOf(previous)
    const boxes = migrationOf('9002-boxes', `UPDATE meta SET value = 'after' WHERE key = 'mark';`)
    const half = migrationOf('9003-half', sql)
    expect(() => migrate(previous, [...readMigrations(), shelves, boxes, half])).toThrow(
      `The migration 9003-half failed: ${reason}. The data is as it was before the update: start the previous release of Mitten again.`,
    )
    expect(previous.inTransaction).toBe(false)
    expect(contentOf(previous)).toEqual(before)
    previous.close()
    const again = openDatabase(file)
    expect(contentOf(again)).toEqual(before)
    // A corrected release continues from there.
    migrate(again, [...readMigrations(), shelves, boxes])
    expect(markOf(again)).toBe('after')
    again.close()
  },
)

test('the first start of a release that fails names the migration, and there is no way back to offer', () => {
  const database = new Sqlite(':memory:')
  const half = migrationOf('0001-half', 'INSERT INTO nowhere VALUES (1)')
  expect(() => migrate(database, [half])).toThrow(
    /^The migration 0001-half failed: no such table: nowhere\.$/,
  )
  expect(tablesOf(database)).toEqual([])
  database.close()
})

test('a server that fails again and again keeps one copy, the newest, and leaves others alone', () => {
  const database = openDatabase(databaseFile(dataDir))
  const backups = join(dataDir, 'backups')
  const others = ['mine.sqlite', 'mitten-2026-03-02T09-00-00-000Z-before-0003-clean-up.sqlite']
  mkdirSync(backups)
  for (const name of others) writeFileSync(join(backups, name), '')
  const half = migrationOf('9003-half', 'INSERT INTO nowhere VALUES (1)')
  const mark = database.prepare(`INSERT OR REPLACE INTO meta (key, value) VALUES ('mark', ?)`)
  for (const time of ['first', 'second', 'third']) {
    mark.run(time)
    expect(() => migrate(database, [...readMigrations(), shelves, half])).toThrow('9003-half')
  }
  const copies = readdirSync(backups).filter((name) => !others.includes(name))
  expect(copies).toEqual([expect.stringMatching(/Z-before-9001-shelves\.sqlite$/)])
  expect(readdirSync(backups)).toEqual(expect.arrayContaining(others))
  const copy = new Sqlite(join(backups, copies[0] ?? ''))
  expect(markOf(copy)).toBe('third')
  copy.close()
  database.close()
})

test('an update without room for its copy does not begin', () => {
  const database = openDatabase(databaseFile(dataDir))
  writeFileSync(join(dataDir, 'backups'), 'no folder')
  expect(() => migrate(database, [...readMigrations(), shelves])).toThrow(
    /^The update did not begin, because the data could not be copied before it: .* Nothing has changed\.$/,
  )
  expect(tablesOf(database)).not.toContain('shelves')
  database.close()
})

test('a process killed in the middle of a migration leaves the data to the old release, and to the new one', () => {
  const file = databaseFile(dataDir)
  const first = openDatabase(file)
  first.prepare(`INSERT INTO meta (key, value) VALUES ('mark', 'before')`).run()
  const before = contentOf(first)
  first.close()
  const texts = [shelves.sql, `UPDATE meta SET value = 'after' WHERE key = 'mark';`]
  const script = join(import.meta.dirname, 'testing', 'die-migrating.ts')
  const { signal, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, file, ...texts],
    { encoding: 'utf8' },
  )
  expect([signal, stderr]).toEqual(['SIGKILL', ''])
  // Its pages were on the disk, in the log.
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
  const old = openDatabase(file)
  expect(contentOf(old)).toEqual(before)
  expect(old.pragma('integrity_check', { simple: true })).toBe('ok')
  old.close()
  const database = openDatabase(file)
  const pending = texts.map((sql, at) => migrationOf(`900${at + 1}-text`, sql))
  migrate(database, [...readMigrations(), ...pending])
  expect(tablesOf(database)).toContain('shelves')
  expect(markOf(database)).toBe('after')
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  database.close()
})

/** The schema, and the rows that a migration of these tests changes. */
function contentOf(database: Sqlite.Database) {
  const all = (sql: string) => database.prepare(sql).raw().all()
  return {
    schema: all('SELECT type, name, sql FROM sqlite_schema ORDER BY name'),
    meta: all('SELECT key, value FROM meta ORDER BY key'),
    migrations: all('SELECT name, checksum, applied_at FROM migrations ORDER BY name'),
  }
}

function tablesOf(database: Sqlite.Database): readonly unknown[] {
  return database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all()
}

function markOf(database: Sqlite.Database): unknown {
  return database.prepare(`SELECT value FROM meta WHERE key = 'mark'`).pluck().get()
}
