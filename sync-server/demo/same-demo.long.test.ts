/** The demo is filled by the same commands on either database, and the result is the same, row by row. */
import { expect, test } from 'vitest'
import { tableNames } from '#domain/tables.ts'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { fillAndCopy, openDemo } from './testing/open-demo.ts'

test('the demo is the same on the database of this run as in memory', async () => {
  const now = new Date('2026-11-21T14:00:00Z')
  const database = openTestDatabase()
  const copy = await fillAndCopy(database, now)
  expect([...auditLedger(database)]).toEqual([])
  const expected = await openDemo(now)
  const counts = (of: typeof copy) =>
    tableNames.map((table) => [table, of.prepare(`SELECT count(*) AS n FROM ${table}`).get()])
  expect(counts(copy)).toEqual(counts(expected))
  const story = (of: typeof copy) =>
    of.prepare('SELECT at, name, status FROM mutations ORDER BY at, name, status').all()
  expect(story(copy)).toEqual(story(expected))
})
