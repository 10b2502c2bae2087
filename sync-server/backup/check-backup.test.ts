/** A backup is tried as a restore would use it; neither the backup nor the data changes. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/store/migrate.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { checkBackup } from './check-backup.ts'
import { writeBackup } from './write-backup.ts'

const settings = { backupPassphrase: null }
let folder = ''
let backup = ''
const before = process.env['TMPDIR']
beforeEach(() => {
  folder = makeFolder()
  // The folder in which a trial makes its temporary one.
  process.env['TMPDIR'] = folder
  backup = join(folder, 'backup.sqlite')
})
afterEach(() => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
})

/** A backup of a person who has completed a task. */
async function household(): Promise<void> {
  const database = openDatabase(databaseFile(join(folder, 'data')))
  const { maya } = await makeSingle(makeApp({}, database))
  const id = await maya.make('createTask', { name: 'Dishes', time_minutes: 20 })
  await maya.rest('completeTask', { id })
  writeBackup(database, backup)
  database.close()
}

test('a drill says what a backup has, and leaves nothing behind', async () => {
  await household()
  const asItWas = [digestOf(backup), readdirSync(folder)]
  const { newest, ...counts } = await checkBackup(backup, settings)
  expect(counts).toEqual({ people: 1, tasks: 1, rewards: 0 })
  expect(newest).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect([digestOf(backup), readdirSync(folder)]).toEqual(asItWas)
})

test('a backup of the previous release is migrated in the copy, not in the file', async () => {
  const old = new Sqlite(backup)
  migrate(old, readMigrations().slice(0, -1))
  old.close()
  const asItWas = digestOf(backup)
  expect(await checkBackup(backup, settings)).toMatchObject({ people: 0, newest: null })
  expect(digestOf(backup)).toBe(asItWas)
})

test('a backup whose points do not add up, or that is none, is not passed', async () => {
  await household()
  const copy = new Sqlite(backup)
  copy.exec('UPDATE balances SET total_points = total_points + 1')
  copy.close()
  await expect(checkBackup(backup, settings)).rejects.toThrow(
    /^The points in .* do not add up\. Maya Ellis has \d+ total points stored, but the ledger adds up to \d+\.$/,
  )
  await expect(checkBackup(join(folder, 'none'), settings)).rejects.toThrow('There is no file')
  expect(readdirSync(folder).toSorted()).toEqual(['backup.sqlite', 'data'])
})

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
