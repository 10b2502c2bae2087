/** Moving a household between databases: every row equal, devices notice nothing. */
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { digestOf } from '#server/store/copy-rows.ts'
import type { Database } from '#server/store/database.ts'
import { moveData } from '#server/store/move.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'

const now = new Date('2026-06-01T12:00:00.000Z')

async function demo() {
  const database = openDatabase(':memory:')
  await fillDemo({ database, config: parseConfig({}), now, timeZone: 'Europe/Berlin', seed: 7 })
  return database
}

test('a household moves there and back with every row, and its picture room', async () => {
  const from = await demo()
  const { blobs } = makeApp({}, from).core
  const [there, back] = [openTestDatabase(), openDatabase(':memory:')]
  await moveData(from, there)
  await moveData(there, back)
  expect(digestOf(there)).toEqual(digestOf(from))
  expect(digestOf(back)).toEqual(digestOf(from))
  expect(makeApp({}, back).core.blobs.room()).toEqual(blobs.room())
})

test('cursors stay valid; after a restore they do not (R13)', async () => {
  const from = await demo()
  const [user] = makeApp({}, from).core.store.all('users', 'LIMIT 1')
  const cursorIn = (database: Database) =>
    makeApp({}, database).core.pages.read(user?.id ?? '', null).cursor
  const [moved, restored] = [openTestDatabase(), openTestDatabase()]
  const back = openDatabase(':memory:')
  await moveData(from, moved)
  await moveData(from, restored, { isNewHistory: true })
  expect(cursorIn(moved)).toBe(cursorIn(from))
  await moveData(moved, back)
  expect(cursorIn(back)).toBe(cursorIn(from))
  expect(cursorIn(restored).split('.')[0]).not.toBe(cursorIn(from).split('.')[0])
})

test('nothing is moved where accounts are already', async () => {
  const [from, to] = [await demo(), await demo()]
  const before = digestOf(to)
  await expect(moveData(from, to)).rejects.toThrow('There are accounts already')
  expect(digestOf(to)).toEqual(before)
})
