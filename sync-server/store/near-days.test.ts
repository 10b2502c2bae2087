/** Rules from before their days were bounded: the migration makes them what a device with the old ones reads (C28). */
import { expect, test } from 'vitest'
import type { Chore } from '#domain/chores/chore.ts'
import { readTimetable } from '#domain/chores/timetable.ts'
import { fromEpochDay } from '#domain/days.ts'
import { idOf, makeChore } from '#domain/testing/make.ts'
import { isOnPostgres, openTestDatabase } from '#server/testing/open-test-database.ts'
import { readMigrations } from './migrate.ts'
import { migrationToPostgres } from './postgres/dialect.ts'
import { createRowStore } from './row-store.ts'

const { sql = '' } = readMigrations().find(({ name }) => name === '0033-near-days') ?? {}

function migrated(given: Partial<Chore>) {
  const database = openTestDatabase()
  const store = createRowStore(database)
  const before = makeChore('Maya', { id: idOf('bins'), repeats: 'daily', every: 3, ...given })
  const writer = database.engine.createWriter(() => performance.now())
  const written = writer.run(() => {
    store.write({ table: 'chores', id: before.id, before: null, after: before })
    database.exec(isOnPostgres ? migrationToPostgres(sql) : sql)
    return store.get('chores', before.id)
  })
  return written.then((after) => ({ before, after }))
}

test.each([
  [{ created_at: '2026-11-01T09:00:00.000Z' }, '2024-11-01'],
  [{ created_at: '2028-02-29T09:00:00.000Z' }, '2026-03-01'],
])('since the year 1, made as %o', async ({ created_at }, begins) => {
  const old = { created_at, starts_on: '0001-01-01', slot: '0004-01-01', ends_on: '9999-12-31' }
  const { before, after } = await migrated(old)
  const read = readTimetable({ chore: before, seats: [], pauses: [] })
  expect(after).toMatchObject({ starts_on: begins, slot: begins })
  expect(fromEpochDay(read.rule.starts)).toBe(begins)
  expect(read.chore.slot).toBe(begins)
})

test('its end', async () => {
  const old = { created_at: '2028-02-29T09:00:00.000Z', ends_on: '9999-12-31' }
  expect((await migrated(old)).after).toMatchObject({ ends_on: '2048-03-01' })
})

test('a rule within the limits stays unchanged', async () => {
  const near = { created_at: '2026-11-01T09:00:00.000Z', starts_on: '2025-10-31', slot: null }
  const { before, after } = await migrated({ ...near, ends_on: '2046-11-01' })
  expect(after).toEqual(before)
})
