/** Work that several processes take from one table: nobody waits for another process, and nobody gets the same work. */
import { expect, onTestFinished, test } from 'vitest'
import { createDebounce } from '#server/push/debounce.ts'
import { createPushJobs } from '#server/push/push-jobs.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { createCleanUp } from '#server/sync/clean-up.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { openPostgres } from './open-postgres.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_leases'
const at = new Date('2026-03-02T09:00:00Z')

/** Another process, as far as the database can tell. */
function openProcess() {
  const database = openPostgres({ url, schema })
  onTestFinished(() => void database.close())
  return { database, jobs: createPushJobs(database), debounce: createDebounce(database) }
}

function openTwo() {
  emptySchema(url, schema)
  const [one, other] = [openProcess(), openProcess()]
  for (const name of ['first', 'second']) {
    one.database.exec(
      `INSERT INTO sessions (token_hash, user_id, created_at, seen_at, user_agent) VALUES ('${name}', '${name}', '', '', '');
       INSERT INTO push_subscriptions (session_hash, user_id, endpoint, p256dh, auth) VALUES ('${name}', '${name}', '', '', '')`,
    )
    one.jobs.put(
      { sessionHash: name, content: { account: name, facts: { of: 'test' } }, until: at },
      new Date(at.getTime() + (name === 'second' ? 1 : 0)),
    )
    one.debounce.add(name, ['a notification'], at)
  }
  return { one, other }
}

test('two processes that take at the same time get different messages, without waiting', () => {
  const { one, other } = openTwo()
  const later = new Date(at.getTime() + 1)
  const taken = one.database.engine.atOnce(() => [
    one.jobs.take(later),
    other.jobs.take(later),
    other.jobs.take(later),
  ])
  expect(taken.map((job) => job?.sessionHash)).toEqual(['first', 'second', undefined])
})

test('when the transaction of a process breaks off, others get the work it took at once', () => {
  const { one, other } = openTwo()
  expect(() =>
    one.database.engine.atOnce(() => {
      one.jobs.take(at)
      throw new Error('The process stopped')
    }),
  ).toThrow('stopped')
  // The rollback was sent without waiting for its answer; a statement sent after it is answered after it.
  one.database.prepare('SELECT 1').get()
  expect(other.jobs.take(at)).toMatchObject({ sessionHash: 'first', attempt: 1 })
})

test('entries that one process is pushing are skipped by another', () => {
  const { one, other } = openTwo()
  const later = new Date(at.getTime() + 5000)
  const taken = one.database.engine.atOnce(() => [
    one.debounce.take(later, 1),
    other.debounce.take(later, 5),
  ])
  expect(taken.map((some) => some.length)).toEqual([1, 1])
  expect(taken[0]).not.toEqual(taken[1])
})

test('the clean-up skips a person locked by another process, and deletes the same rows the next day', async () => {
  emptySchema(url, schema)
  const { database } = openProcess()
  database.exec(
    `INSERT INTO viewers (id, version, floor, marked_version, marked_at) VALUES ('maya', 9, 0, 5, '2025-01-01');
     INSERT INTO feed (viewer, version, changed) VALUES ('maya', 4, '{}'), ('maya', 7, '{}')`,
  )
  const writer = database.engine.createWriter(() => performance.now())
  const cleanUp = createCleanUp({
    database,
    store: createRowStore(database),
    writer,
    now: () => at,
  })
  const holder = openThreadConnection({ url, schema })
  onTestFinished(() => holder.close())
  holder.send([{ text: `BEGIN; SELECT id FROM viewers WHERE id = 'maya' FOR UPDATE` }], true)
  expect(await cleanUp()).toMatchObject({ entries: 0 })
  holder.send([{ text: 'ROLLBACK' }], false)
  expect(database.prepare('SELECT marked_version FROM viewers').pluck().all()).toEqual([5])
  expect(await cleanUp()).toMatchObject({ entries: 1 })
  expect(database.prepare('SELECT marked_version FROM viewers').pluck().all()).toEqual([9])
})
