/** Backups and restores of real files: complete, checked, private; anything invalid is refused without changes. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/calendar.ts'
import { migrate, migrationOf, readMigrations } from '#server/store/migrate.ts'
import type { SqliteDatabase } from '#server/store/open-database.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { lockData } from './lock-data.ts'
import { restoreBackup } from './restore-backup.ts'
import { note, notesIn } from './testing/notes.ts'
import { scheduleBackups } from './testing/schedule-backups.ts'
import { writeBackup, writeBackupMeanwhile } from './write-backup.ts'

const monday = new Date('2026-03-02T09:00:00.000Z')
let folder = ''
let dataDir = ''
let backup = ''
beforeEach(() => {
  folder = makeFolder()
  dataDir = join(folder, 'data')
  backup = join(folder, 'copy', 'backup.sqlite')
})

test.each([
  ['at once', (database: SqliteDatabase) => Promise.resolve(writeBackup(database, backup))],
  ['in small steps', (database: SqliteDatabase) => writeBackupMeanwhile(database, backup)],
])('a backup written %s is one file that only its owner can read', async (_, write) => {
  const database = openDatabase(databaseFile(dataDir))
  note(database, 'a')
  await write(database)
  database.close()
  expect(readdirSync(join(folder, 'copy'))).toEqual(['backup.sqlite'])
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  expect(notesIn(backup)).toEqual(['a'])
})

test('a backup in small steps includes changes made meanwhile, and the server does not wait', async () => {
  const database = openDatabase(databaseFile(dataDir))
  database.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run('bulk', 'x'.repeat(9_000_000))
  const written = writeBackupMeanwhile(database, backup).then(() => 'done')
  let turns = 0
  while ((await Promise.race([written, setImmediate()])) !== 'done')
    note(database, `turn ${turns++}`)
  expect(turns).toBeGreaterThan(3)
  expect(notesIn(backup)).toContain('turn 0')
  database.close()
})

test('a backup never replaces a file, and a failed one leaves nothing behind', async () => {
  const database = openDatabase(databaseFile(dataDir))
  expect(() => writeBackup(database, databaseFile(dataDir))).toThrow('already')
  const failing = writeBackupMeanwhile(database, backup)
  database.close()
  await expect(failing).rejects.toThrow('not open')
  expect(readdirSync(join(folder, 'copy'))).toEqual([])
})

test('the log of a killed server does not get into the restored data, and a restore can be undone', async () => {
  killedServer((database) => {
    note(database, 'before')
    writeBackup(database, backup)
    note(database, 'after')
  })
  const { keptIn } = await restoreBackup(backup, { dataDir }, monday)
  expect(existsSync(`${databaseFile(dataDir)}-wal`)).toBe(false)
  expect(notesIn(databaseFile(dataDir))).toEqual(['before'])
  expect(keptIn).toBe(join(dataDir, 'before-restore-2026-03-02T09-00-00-000Z'))
  const undone = await restoreBackup(databaseFile(keptIn ?? ''), { dataDir }, new Date())
  expect(undone.keptIn).not.toBe(keptIn)
  expect(notesIn(databaseFile(dataDir))).toEqual(['after', 'before'])
})

test('a damaged database is replaced, and kept unchanged with its log', async () => {
  killedServer((database) => {
    writeBackup(database, backup)
    database.pragma('wal_checkpoint(TRUNCATE)')
    note(database, 'after')
  })
  const damaged = 'no database any more '.repeat(5000)
  writeFileSync(databaseFile(dataDir), damaged)
  const { keptIn } = await restoreBackup(backup, { dataDir }, monday)
  expect(notesIn(databaseFile(dataDir))).toEqual([])
  expect(readdirSync(keptIn ?? '')).toContain('mitten.sqlite-wal')
  expect(readFileSync(databaseFile(keptIn ?? ''), 'utf8') === damaged).toBe(true)
})

test('a backup can be restored into an empty folder', async () => {
  const database = openDatabase(databaseFile(join(folder, 'elsewhere')))
  note(database, 'a')
  writeBackup(database, backup)
  database.close()
  expect(await restoreBackup(backup, { dataDir }, monday)).toEqual({ keptIn: null })
  expect(notesIn(databaseFile(dataDir))).toEqual(['a'])
  expect(statSync(databaseFile(dataDir)).mode & 0o777).toBe(0o600)
})

test.each<readonly [name: string, make: (file: string) => void, sentence: string]>([
  ['is missing', () => undefined, 'There is no file'],
  ['is no database', (file) => writeFileSync(file, 'Dear diary'), 'It is not a database.'],
  [
    'is a database of something else',
    (file) => new Sqlite(file).exec('CREATE TABLE songs (id TEXT)').close(),
    'It is a database, but not one of Mitten.',
  ],
  ['is cut short', (file) => truncateSync(soundBackup(file), 20_000), 'cannot be restored.'],
  [
    'is of a newer Mitten',
    (file) => {
      const copy = new Sqlite(soundBackup(file))
      migrate(copy, [...readMigrations(), migrationOf('9001-new', 'CREATE TABLE new (id TEXT)')])
      copy.close()
    },
    'The data was written by a newer Mitten (9001-new).',
  ],
  ...(
    [
      [
        'brings a trigger of its own',
        `CREATE TRIGGER gift AFTER INSERT ON tasks BEGIN UPDATE accounts SET role = 'admin'; END`,
        'The trigger gift in it',
      ],
      [
        'has a view in the place of a table',
        'DROP TABLE limits; CREATE VIEW limits AS SELECT 1 AS key, 2 AS until, 3 AS count',
        'The view limits in it',
      ],
      [
        'has a table without its constraints',
        'DROP TABLE meta; CREATE TABLE meta (key TEXT, value TEXT)',
        'The table meta in it',
      ],
      ['lacks a trigger', 'DROP TRIGGER blobs_take_room', 'The trigger blobs_take_room in it'],
      [
        'hides a migration',
        `DELETE FROM migrations WHERE name = '0006-pictures'`,
        '0006-pictures is missing',
      ],
      [
        'has rows without their parents',
        `INSERT INTO push_subscriptions (session_hash, user_id, endpoint, p256dh, auth) VALUES ('nobody', 'x', 'x', 'x', 'x')`,
        'Rows in it refer to others',
      ],
    ] as const
  ).map(([name, sql, sentence]) => [name, (file: string) => change(file, sql), sentence] as const),
  [
    'has a log beside it',
    (file) => writeFileSync(`${soundBackup(file)}-wal`, 'changes'),
    'belongs to a database in use',
  ],
])('a file that %s is refused, and the data does not change', async (_, make, sentence) => {
  const database = openDatabase(databaseFile(dataDir))
  note(database, 'kept')
  database.close()
  const before = contentsOf(dataDir)
  mkdirSync(join(folder, 'copy'))
  make(backup)
  await expect(restoreBackup(backup, { dataDir }, monday)).rejects.toThrow(sentence)
  expect(contentsOf(dataDir)).toEqual([['mitten.lock', ''], ...before])
})

test('nothing is restored while the data is in use (SEC39)', async () => {
  const lock = lockData(dataDir)
  soundBackup(backup)
  const inUse = 'A Mitten server is running with this data. Stop it first.'
  await expect(restoreBackup(backup, { dataDir }, monday)).rejects.toThrow(inUse)
  lock.release()
  expect(await restoreBackup(backup, { dataDir }, monday)).toEqual({ keptIn: null })
})

test('a running server makes a backup when the newest is old enough, keeps the configured number, and logs only names', async () => {
  const { lines, pass, backUp } = scheduleBackups(dataDir, { BACKUP_KEEP: '2' })
  const made = () => readdirSync(join(dataDir, 'backups'))
  await backUp()
  await backUp()
  expect(made()).toEqual(['mitten-2026-03-02T09-00-00-000Z.sqlite'])
  writeFileSync(join(dataDir, 'backups', 'mitten-2026-03-02T08-00-00-000Z.sqlite.part'), '')
  writeFileSync(join(dataDir, 'backups', 'before the move.sqlite'), '')
  for (let day = 0; day < 2; day++) {
    pass(24 * HOUR_MS)
    await backUp()
  }
  expect(made()).toEqual([
    'before the move.sqlite',
    'mitten-2026-03-03T09-00-00-000Z.sqlite',
    'mitten-2026-03-04T09-00-00-000Z.sqlite',
  ])
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toContain(folder)
  expect(lines[0]).toMatchObject({
    event: 'backup',
    file: 'mitten-2026-03-02T09-00-00-000Z.sqlite',
  })
})

test('a backup of a time to come, made while the clock was ahead, is due for another, and goes first', async () => {
  const { pass, backUp } = scheduleBackups(dataDir, { BACKUP_KEEP: '2' })
  const ahead = 'mitten-2027-03-02T09-00-00-000Z.sqlite'
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', ahead), '')
  const made = () => readdirSync(join(dataDir, 'backups'))
  await backUp()
  expect(made()).toEqual(['mitten-2026-03-02T09-00-00-000Z.sqlite', ahead])
  pass(24 * HOUR_MS)
  await backUp()
  expect(made()).toEqual([
    'mitten-2026-03-02T09-00-00-000Z.sqlite',
    'mitten-2026-03-03T09-00-00-000Z.sqlite',
  ])
})

test('a server with backups turned off makes none', async () => {
  const { backUp } = scheduleBackups(dataDir, { BACKUP_EVERY_HOURS: '0' })
  await backUp()
  expect(existsSync(join(dataDir, 'backups'))).toBe(false)
})

/** Leaves the files of a killed server: its last writes are only in the log. */
function killedServer(work: (database: SqliteDatabase) => void): void {
  const running = join(folder, 'running')
  const database = openDatabase(databaseFile(running))
  work(database)
  mkdirSync(dataDir)
  for (const name of readdirSync(running)) copyFileSync(join(running, name), join(dataDir, name))
  database.close()
  expect(statSync(`${databaseFile(dataDir)}-wal`).size).toBeGreaterThan(0)
}

function soundBackup(file: string): string {
  const database = openDatabase(databaseFile(join(folder, `of ${basename(file)}`)))
  writeBackup(database, file)
  database.close()
  return file
}

/** A sound backup that somebody changed afterwards. */
function change(file: string, sql: string): void {
  const copy = new Sqlite(soundBackup(file))
  copy.pragma('foreign_keys = OFF')
  copy.exec(sql)
  copy.close()
}

function contentsOf(folder: string): readonly (readonly string[])[] {
  const names = readdirSync(folder).toSorted()
  return names.map((name) => [name, readFileSync(join(folder, name), 'latin1')])
}
