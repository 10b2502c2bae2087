/** Damaged data is refused at start and while the server runs, always with instructions to restore; good backups stay. */
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/calendar.ts'
import { backupFile } from '#server/backup/backup-folder.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { scheduleBackups } from '#server/backup/testing/schedule-backups.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { run } from '#server/testing/real-process.ts'
import type { SqliteDatabase } from './open-database.ts'
import { databaseFile, openAsItIs, openDatabase } from './open-database.ts'

const PAGE_BYTES = 4096
const monday = new Date('2026-03-02T09:00:00.000Z')
let dataDir = ''
let file = ''
beforeEach(() => {
  dataDir = makeFolder()
  file = databaseFile(dataDir)
})

/** A data folder with a backup, after its server has ended. */
function endedServer(): string {
  const database = openDatabase(file)
  const backup = backupFile(dataDir, monday)
  writeBackup(database, backup)
  database.close()
  return backup
}

/** Overwrites the start of a table on disk with garbage, while the file is open. */
function damage(database: SqliteDatabase, table: string): void {
  database.pragma('wal_checkpoint(TRUNCATE)')
  const root = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck()
  const opened = openSync(file, 'r+')
  writeSync(
    opened,
    Buffer.alloc(PAGE_BYTES, 0xab),
    0,
    PAGE_BYTES,
    (Number(root.get(table)) - 1) * PAGE_BYTES,
  )
  closeSync(opened)
}

test.each<readonly [string, () => void]>([
  ['is empty', () => truncateSync(file, 0)],
  ['is no database', () => writeFileSync(file, 'no database any more '.repeat(5000))],
  ['is cut short', () => truncateSync(file, 20_000)],
])(
  'a database that %s is refused with instructions to restore, and does not change',
  async (_, spoil) => {
    const backup = endedServer()
    spoil()
    const before = readFileSync(file)
    expect(() => openDatabase(file)).toThrow(
      'Stop Mitten, then restore a backup: npm run restore -- FILE.',
    )
    expect(() => openDatabase(file)).toThrow(`The newest is ${backup}.`)
    expect(readFileSync(file).equals(before)).toBe(true)
    await restoreBackup(backup, { dataDir }, monday)
    openDatabase(file).close()
  },
)

test('a backup that a clock ahead has named after a time to come is not called the newest', () => {
  endedServer()
  const [backup = '', ahead = ''] = [-DAY_MS, DAY_MS].map((ms) =>
    backupFile(dataDir, new Date(Date.now() + ms)),
  )
  for (const each of [backup, ahead]) writeFileSync(each, '')
  truncateSync(file, 0)
  expect(() => openDatabase(file)).toThrow(`The newest is ${backup}.`)
})

test('the message also says if there is no backup, and commands get it as well', () => {
  writeFileSync(file, '')
  const sentence = `There is none in ${join(dataDir, 'backups')}.`
  expect(() => openDatabase(file)).toThrow(sentence)
  expect(() => openAsItIs(dataDir)).toThrow(sentence)
})

test('the server does not start on an empty database, and says why', async () => {
  writeFileSync(file, '')
  const { status, said } = await run('main.ts', { dataDir })
  expect([status, said]).toEqual([1, expect.stringContaining('npm run restore -- FILE')])
})

test('a check of sound data finds nothing, and blocks nobody', async () => {
  const database = openDatabase(file)
  const app = makeApp({}, database)
  const looked = app.integrity.check().then(() => 'done')
  let turns = 0
  while ((await Promise.race([looked, nextTurn()])) !== 'done') turns++
  expect(turns).toBeGreaterThan(3)
  expect(app.lines).toEqual([])
  expect((await app.send('GET', '/readyz')).status).toBe(200)
  database.close()
})

test('once damage is found, everything is refused: the log and /readyz give instructions, and streams end', async () => {
  const backup = endedServer()
  const database = openDatabase(file)
  const { app, maya } = await makeSingle(makeApp({}, database))
  const stream = await maya.raw('GET', '/api/sync/events', {})
  damage(database, 'rewards')
  await app.integrity.check()
  const ready = await app.send('GET', '/readyz')
  expect([ready.status, await ready.text()]).toEqual([
    503,
    'The data is damaged. Stop Mitten, then restore a backup: npm run restore -- FILE',
  ])
  expect((await app.send('GET', '/healthz')).status).toBe(200)
  for (const [method, path] of [
    ['GET', '/api/tasks'],
    ['POST', '/api/tasks'],
    ['POST', '/api/sync'],
  ] as const)
    expect(await maya.call(method, path)).toMatchObject({ status: 503, body: { code: 'damaged' } })
  expect(await stream.text()).toContain('"reason":"stopping"')
  const told = app.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'damaged')
  expect(told).toEqual([
    expect.objectContaining({ message: expect.stringContaining(`The newest is ${backup}.`) }),
  ])
  database.close()
})

test('a request that hits damage is the last one that is served', async () => {
  endedServer()
  const database = openDatabase(file)
  const { maya } = await makeSingle(makeApp({}, database))
  await maya.rest('createTask', { name: 'Bins' })
  damage(database, 'tasks')
  database.close()
  const again = openDatabase(file)
  const restarted = makeApp({}, again)
  const { Cookie } = maya.headers
  const ask = () => restarted.send('GET', '/api/tasks', { headers: { Cookie } })
  expect([(await ask()).status, (await ask()).status]).toEqual([500, 503])
  again.close()
})

test('a backup of damaged data is not kept, and replaces no good one', async () => {
  endedServer()
  const { database, backUp, pass } = scheduleBackups(dataDir, { BACKUP_KEEP: '1' })
  // Another one is due.
  pass(DAY_MS + HOUR_MS)
  const kept = readdirSync(join(dataDir, 'backups'))
  damage(database, 'rewards')
  await expect(backUp()).rejects.toThrow('SQLite found a fault in it')
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(kept)
})

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
