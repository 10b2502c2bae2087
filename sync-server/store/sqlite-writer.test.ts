/** The single writer under load: waiting for a commit is limited, and no work is done for clients that have left. */
import { expect, test } from 'vitest'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { createSqliteWriter } from './sqlite-writer.ts'

/** A writer whose jobs take as long as they say. */
function makeWriter() {
  const database = openEmptySqlite()
  let time = 0
  const writer = createSqliteWriter(database, () => time)
  const keep = database.prepare(`INSERT INTO meta (key, value) VALUES (?, '')`)
  const done: string[] = []
  const take = (name: string, ms: number) => () => {
    time += ms
    keep.run(name)
    done.push(name)
  }
  const kept = () =>
    database.prepare(`SELECT key FROM meta WHERE length(key) = 1 ORDER BY key`).pluck().all()
  return { writer, take, done, kept }
}

test('long jobs that arrive together are done in several commits, with other requests served in between', async () => {
  const { writer, take, done, kept } = makeWriter()
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => writer.run(take(name, 40))))
  let turns = 0
  const listen = () => {
    turns += 1
    if (done.at(-1) !== 'heard') done.push('heard')
    if (!done.includes('e')) setImmediate(listen)
  }
  setImmediate(listen)
  await all
  expect(done.slice(0, 7)).toEqual(['a', 'b', 'heard', 'c', 'd', 'heard', 'e'])
  // The event loop accepts one new connection in each turn.
  expect(turns).toBeGreaterThan(30)
  expect(kept()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('short jobs share one commit', async () => {
  const { writer, take, done } = makeWriter()
  const all = Promise.all(['a', 'b', 'c'].map((name) => writer.run(take(name, 1))))
  setImmediate(() => done.push('heard'))
  await all
  expect(done.slice(0, 3)).toEqual(['a', 'b', 'c'])
})

test('a job that waited longer than its client does is refused with a retry, and does not run', async () => {
  const { writer, take, done } = makeWriter()
  const first = writer.run(take('a', 30_000))
  const second = writer.run(take('b', 1))
  await first
  await expect(second).rejects.toMatchObject({ status: 503, code: 'busy' })
  await writer.run(take('c', 1))
  expect(done).toEqual(['a', 'c'])
})

test('an error in one job undoes only that job, and those beside it keep what they did once (R2)', async () => {
  const { writer, take, kept } = makeWriter()
  const [one, other, third] = [
    writer.run(take('a', 1)),
    writer.run(() => {
      take('b', 1)()
      throw new Error('no')
    }),
    writer.run(take('c', 1)),
  ]
  await expect(other).rejects.toThrow('no')
  await Promise.all([one, third])
  expect(kept()).toEqual(['a', 'c'])
})

test('a job queued inside a commit runs in the next one, after the jobs that already waited', async () => {
  const { writer, take, done, kept } = makeWriter()
  const asked: Promise<unknown>[] = []
  const [first, second] = [
    writer.run(() => {
      take('a', 60)()
      asked.push(writer.run(take('c', 1)))
      setImmediate(() => done.push('committed'))
    }),
    writer.run(take('b', 1)),
  ]
  await Promise.all([first, second])
  await Promise.all(asked)
  expect(done).toEqual(['a', 'committed', 'b', 'c'])
  expect(kept()).toEqual(['a', 'b', 'c'])
})

test('a job queued by another one runs even if that one is undone', async () => {
  const { writer, take, kept } = makeWriter()
  const asked: Promise<unknown>[] = []
  const first = writer.run(() => {
    // It runs again in a savepoint.
    if (asked.length === 0) asked.push(writer.run(take('b', 1)))
    take('a', 1)()
    throw new Error('no')
  })
  await expect(first).rejects.toThrow('no')
  await Promise.all(asked)
  expect(kept()).toEqual(['b'])
})
