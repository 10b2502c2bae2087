/** No other user of the computer can read the data, no matter who created its folder and with which permissions (SEC38). */
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupFile } from '#server/backup/backup-folder.ts'
import { lockData } from '#server/backup/lock-data.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openPathsIn } from '#server/testing/open-paths.ts'
import { databaseFile, openDatabase } from './open-database.ts'
import { restrictPermissions } from './restrict-permissions.ts'

const monday = new Date('2026-03-02T09:00:00.000Z')
let folder = ''
let dataDir = ''
let before = 0
beforeEach(() => {
  // As on most computers: new files are readable by everybody.
  before = process.umask(0o022)
  folder = makeFolder()
  dataDir = join(folder, 'data')
  mkdirSync(dataDir)
})
afterEach(() => void process.umask(before))

const noWarning = (sentence: string) => expect(sentence).toBeUndefined()

test('in an existing folder that is open to all, no file is created that others can read', async () => {
  restrictPermissions(dataDir, noWarning)
  const lock = lockData(dataDir)
  const database = openDatabase(databaseFile(dataDir))
  database.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run('a', 'b')
  expect(openPathsIn(dataDir)).toEqual([])
  const backup = backupFile(dataDir, monday)
  writeBackup(database, backup)
  database.close()
  lock.release()
  chmodSync(backup, 0o644)
  await restoreBackup(backup, { dataDir }, monday)
  restrictPermissions(dataDir, noWarning)
  expect(openPathsIn(dataDir)).toEqual([])
})

test('Mitten’s files that were copied back open to all become private, and other files do not change', () => {
  const theirs = join(folder, 'theirs')
  for (const path of [theirs, ...['backups', 'tls', 'before-restore-2026'].map(inData)])
    mkdirSync(path)
  const found = [
    'mitten.sqlite',
    'mitten.sqlite-wal',
    'mitten.sqlite-shm',
    'mitten.lock',
    'backups/mitten-1.sqlite',
    'tls/server.pem',
    'before-restore-2026/mitten.sqlite',
  ]
  for (const name of [...found, 'notes.txt']) openToAll(inData(name))
  openToAll(join(theirs, 'film.mp4'))
  symlinkSync(theirs, inData('mitten.films'))
  expect(openPathsIn(dataDir)).toHaveLength(found.length + 5)
  restrictPermissions(dataDir, noWarning)
  expect(openPathsIn(dataDir)).toEqual([inData('notes.txt')])
  expect(openPathsIn(theirs)).toEqual([theirs, join(theirs, 'film.mp4')])
})

test('a missing folder is not created', () => {
  expect(() => restrictPermissions(join(folder, 'none'), noWarning)).not.toThrow()
})

function inData(name: string): string {
  return join(dataDir, name)
}

function openToAll(file: string): void {
  writeFileSync(file, '')
  chmodSync(file, 0o644)
}
