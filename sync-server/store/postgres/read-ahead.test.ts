/** Reads that leave together: what they ask at the same time is one trip, and the answers are those of single reads. */
import { expect, test } from 'vitest'
import type { Result, Sent } from './blocking-connection.ts'
import { createReadAhead } from './read-ahead.ts'

/** A database that answers each statement with its text and values, and the number of the trip. */
function makeReads() {
  const readAhead = createReadAhead()
  const trips: string[][] = []
  function send(statements: readonly Sent[]): readonly Result[] {
    trips.push(statements.map(({ text }) => text))
    const rows = statements.map(({ text, values = [] }) => [[text, ...values, trips.length]])
    return rows.map((each) => ({ rows: each, fields: [], changes: 1, command: 'SELECT' }))
  }
  const ask = (text: string, ...values: unknown[]) =>
    (readAhead.answerTo({ text, values }) ?? send([{ text, values }])[0])?.rows[0]
  return {
    readAhead,
    trips,
    ask,
    together: <T>(reads: (() => T)[]) => readAhead.together(reads, send),
  }
}

const [tasks, users] = ['SELECT * FROM tasks WHERE id = $1', 'SELECT * FROM users']

test('statements asked at the same time are one trip, also by a function within, and each is asked once', () => {
  const { together, trips, ask } = makeReads()
  const found = together<unknown>([
    () => ask(tasks, 'a'),
    () => together([() => ask(tasks, 'b'), () => ask(users)]),
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

test('what depends on an answer is asked with the next trip', () => {
  const { together, trips, ask } = makeReads()
  const [found] = together([() => ask(tasks, String(ask(users)?.[0])), () => ask(tasks, 'b')])
  expect(trips).toEqual([[users, tasks], [tasks]])
  expect(found).toEqual([tasks, users, 2])
})

test('an answer stays until a write to a table that the statement mentions', () => {
  const { together, trips, ask, readAhead } = makeReads()
  together([() => ask(tasks, 'a'), () => ask(users)])
  readAhead.written('UPDATE tasks SET name = $1')
  expect(ask(users)).toEqual([users, 1])
  expect(ask(tasks, 'a')).toEqual([tasks, 'a', 2])
  together([() => ask(users)])
  readAhead.written('COMMIT')
  expect(ask(users)).toEqual([users, 3])
  expect(trips).toHaveLength(3)
})

test('a function that writes is refused, and an error of one is let through; neither spoils the next round', () => {
  const { together, ask, readAhead } = makeReads()
  expect(() => together([() => readAhead.written('DELETE FROM tasks')])).toThrow('Only reads')
  expect(() =>
    together([
      () => {
        throw new Error('broken')
      },
    ]),
  ).toThrow('broken')
  expect(together([() => ask(users)])).toEqual([[users, 1]])
})
