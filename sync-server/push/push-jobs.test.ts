/** Messages on their way to devices: taken by one process at a time, and by another one if that does not come back. */
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import type { PushJob } from './push-jobs.ts'
import { createPushJobs, LEASE_MS } from './push-jobs.ts'

const START_MS = Date.parse('2026-03-02T09:00:00Z')
const at = (ms: number) => new Date(START_MS + ms)
/** Distinguished by their counts. */
const pushJob = (count: number, opens?: 'tasks'): PushJob => ({
  sessionHash: 'session',
  content: {
    account: 'theo',
    facts: { of: 'news', only: null, count },
    ...(opens && { opens }),
  },
  until: at(3_600_000),
})

function open() {
  const database = openTestDatabase()
  database
    .prepare(
      `INSERT INTO sessions (token_hash, user_id, created_at, seen_at, user_agent) VALUES ('session', 'theo', '', '', '')`,
    )
    .run()
  return { database, jobs: createPushJobs(database) }
}

test('a job that was taken is nobody else’s until its lease ends; then it is another attempt', () => {
  const { jobs } = open()
  jobs.put(pushJob(1), at(0))
  expect(jobs.take(at(-1))).toBe(null)
  expect(jobs.take(at(0))).toMatchObject({ ...pushJob(1), attempt: 1 })
  expect(jobs.take(at(LEASE_MS - 1))).toBe(null)
  expect(jobs.take(at(LEASE_MS))).toMatchObject({ ...pushJob(1), attempt: 2 })
})

test('a newer message replaces an older one, even one that is being sent', () => {
  const { jobs } = open()
  jobs.put(pushJob(1), at(0))
  jobs.put(pushJob(2), at(1))
  const two = jobs.take(at(1))
  if (two === null) throw new Error('There is nothing to send')
  jobs.put(pushJob(3), at(2))
  jobs.remove(two)
  jobs.putOff(two, at(60_000))
  expect(jobs.take(at(2))).toMatchObject({ ...pushJob(3), attempt: 1 })
  expect(jobs.take(at(2))).toBe(null)
})

test('a process that took too long does not remove a job that another one has taken meanwhile', () => {
  const { jobs } = open()
  jobs.put(pushJob(1), at(0))
  const slow = jobs.take(at(0))
  const fast = jobs.take(at(LEASE_MS))
  if (slow === null || fast === null) throw new Error('There is nothing to send')
  jobs.remove(slow)
  jobs.putOff(fast, at(LEASE_MS + 5000))
  expect(jobs.take(at(LEASE_MS + 5000))).toMatchObject({ attempt: 3 })
})

test('news and reminders do not replace each other, and end with the session', () => {
  const { database, jobs } = open()
  jobs.put(pushJob(1), at(0))
  jobs.put(pushJob(2, 'tasks'), at(1))
  expect([jobs.take(at(1)), jobs.take(at(1)), jobs.take(at(1))]).toMatchObject([
    pushJob(1),
    pushJob(2, 'tasks'),
    null,
  ])
  database.prepare('DELETE FROM sessions').run()
  expect(database.prepare('SELECT count(*) FROM push_jobs').pluck().get()).toBe(0)
})
