/** Moving a household between databases: every row equal, devices notice nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDemo } from '#server/demo/testing/open-demo.ts'
import { digestOf } from '#server/store/copy-rows.ts'
import type { Database } from '#server/store/database.ts'
import { moveData } from '#server/store/move.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { run } from '#server/testing/real-process.ts'

const now = new Date('2026-11-21T14:00:00Z')

test('a household moves there and back with every row, and its picture room', async () => {
  const from = await openDemo(now)
  const { blobs } = makeApp({}, from).core
  const [there, back] = [openTestDatabase(), openEmptySqlite()]
  await moveData(from, there)
  await moveData(there, back)
  expect(digestOf(there)).toEqual(digestOf(from))
  expect(digestOf(back)).toEqual(digestOf(from))
  expect(makeApp({}, back).core.blobs.room()).toEqual(blobs.room())
})

test('cursors stay valid; after a restore they do not (R13)', async () => {
  const from = await openDemo(now)
  const [user] = makeApp({}, from).core.store.all('users', 'LIMIT 1')
  const cursorIn = (database: Database) =>
    makeApp({}, database).core.pages.read(user?.id ?? '', null).cursor
  const [moved, restored] = [openTestDatabase(), openTestDatabase()]
  const back = openEmptySqlite()
  await moveData(from, moved)
  await moveData(from, restored, { isNewHistory: true })
  expect(cursorIn(moved)).toBe(cursorIn(from))
  await moveData(moved, back)
  expect(cursorIn(back)).toBe(cursorIn(from))
  expect(cursorIn(restored).split('.')[0]).not.toBe(cursorIn(from).split('.')[0])
})

test('nothing is moved where accounts are already', async () => {
  const [from, to] = [await openDemo(now), await openDemo(now)]
  const before = digestOf(to)
  await expect(moveData(from, to)).rejects.toThrow('There are accounts already')
  expect(digestOf(to)).toEqual(before)
})

test('from where nothing is, or data of an older Mitten, nothing is moved, created or migrated', async () => {
  const folder = makeFolder()
  const from = join(folder, 'from')
  const move = () => run('cli/move.ts', { dataDir: folder }, from, join(folder, 'to'))
  const missing = await move()
  expect([missing.status, missing.said]).toEqual([1, `There is no data in ${from} yet.\n`])
  expect(readdirSync(folder)).toEqual([])
  const older = openDatabase(databaseFile(from))
  older.exec('DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations)')
  older.close()
  const before = readFileSync(databaseFile(from))
  const refused = await move()
  expect([refused.status, refused.said]).toEqual([
    1,
    expect.stringContaining('from an older Mitten'),
  ])
  expect(readFileSync(databaseFile(from)).equals(before)).toBe(true)
  expect(readdirSync(folder)).toEqual(['from'])
})
