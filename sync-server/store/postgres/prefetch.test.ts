/** Reads that leave as a batch: those made at the same time are one trip, with the same answers as single reads. */
import { expect, test } from 'vitest'
import { createPrefetch } from './prefetch.ts'
import type { Result, Sent } from './thread-connection.ts'

/** A database that answers each statement with its text and values, and the number of the trip. */
function makeReads() {
  const prefetch = createPrefetch()
  const trips: string[][] = []
  function send(statements: readonly Sent[]): readonly Result[] {
    trips.push(statements.map(({ text }) => text))
    const rows = statements.map(({ text, values = [] }) => [[text, ...values, trips.length]])
    return rows.map((each) => ({ rows: each, fields: [], changes: 1, command: 'SELECT' }))
  }
  const ask = (text: string, ...values: unknown[]) =>
    (prefetch.answerTo({ text, values }) ?? send([{ text, values }])[0])?.rows[0]
  return {
    prefetch,
    trips,
    ask,
    batch: <T>(reads: (() => T)[]) => prefetch.batch(reads, send),
  }
}

const [tasks, users] = ['SELECT * FROM tasks WHERE id = $1', 'SELECT * FROM users']

test('statements asked at the same time are one trip, also by a function within, and each is asked once', () => {
  const { batch, trips, ask } = makeReads()
  const found = batch<unknown>([
    () => ask(tasks, 'a'),
    () => batch([() => ask(tasks, 'b'), () => ask(users)]),
    () => ask(tasks, 'a'),
  ])
  expect(trips).toEqual([[tasks, tasks, users]])
  expect(found).toEqual([
    [tasks, 'a', 1],
    [
      [tasks, 'b', 1],
      [users, 1],
    ],
    [tasks, 'a', 1],
  ])
})

test('reads that depend on an answer are sent with the next trip', () => {
  const { batch, trips, ask } = makeReads()
  const [found] = batch([() => ask(tasks, String(ask(users)?.[0])), () => ask(tasks, 'b')])
  expect(trips).toEqual([[users, tasks], [tasks]])
  expect(found).toEqual([tasks, users, 2])
})

test('an answer stays until a write to a table that the statement mentions', () => {
  const { batch, trips, ask, prefetch } = makeReads()
  batch([() => ask(tasks, 'a'), () => ask(users)])
  prefetch.written('UPDATE tasks SET name = $1')
  expect(ask(users)).toEqual([users, 1])
  expect(ask(tasks, 'a')).toEqual([tasks, 'a', 2])
  batch([() => ask(users)])
  prefetch.written('COMMIT')
  expect(ask(users)).toEqual([users, 3])
  expect(trips).toHaveLength(3)
})

test('a function that writes is refused, and an error of one is let through; neither spoils the next round', () => {
  const { batch, ask, prefetch } = makeReads()
  expect(() => batch([() => prefetch.written('DELETE FROM tasks')])).toThrow('Only reads')
  expect(() =>
    batch([
      () => {
        throw new Error('broken')
      },
    ]),
  ).toThrow('broken')
  expect(batch([() => ask(users)])).toEqual([[users, 1]])
})
