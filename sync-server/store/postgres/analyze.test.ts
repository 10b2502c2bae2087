/** After a move PostgreSQL knows its tables' size: otherwise it would read all partnerships to lock one circle. */
import { expect, test } from 'vitest'
import { openDemo } from '#server/demo/testing/open-demo.ts'
import { moveData } from '#server/store/move.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'

test('moved tables are analyzed', async () => {
  const there = openTestDatabase()
  const known = there
    .prepare(
      `SELECT reltuples FROM pg_class
       WHERE relname = 'entries' AND relnamespace = CAST(current_schema() AS regnamespace)`,
    )
    .pluck()
  there.exec('ANALYZE entries')
  expect(known.get()).toBe(0)
  await moveData(await openDemo(new Date('2026-11-21T14:00:00Z')), there)
  expect(known.get()).toBeGreaterThan(100)
})
