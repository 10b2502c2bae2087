/** Background work of several processes: one of them does it. */
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createTakeJob } from './due-jobs.ts'

test('of two processes one takes a job, and again once it is due; another job is another’s', () => {
  const database = openTestDatabase()
  let time = Date.parse('2026-03-02T09:00:00Z')
  const now = () => new Date(time)
  const [one, other] = [createTakeJob(database, now), createTakeJob(database, now)]
  expect([one('push', 60_000), other('push', 60_000), other('backup', 60_000)]).toEqual([
    true,
    false,
    true,
  ])
  time += 59_999
  expect(other('push', 60_000)).toBe(false)
  time += 1
  expect([other('push', 60_000), one('push', 60_000)]).toEqual([true, false])
})
