/** Live queries of any shape are notified of every change that could alter their result. */
import { liveQuery } from 'dexie'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { idOf, makeTask, monday } from '#domain/testing/make.ts'
import type { AccountDatabase } from './database.ts'
import type { DeviceTx } from './device-store.ts'
import { initialState } from './device-store.ts'
import { openDexieStore } from './testing/dexie-image.ts'

const maya = idOf('Maya')
const range = [
  [maya, ''],
  [maya, '\uffff'],
] as const

/** One query for each way of reading that the screens use, and some that they might use. */
const shapes: Readonly<Record<string, (database: AccountDatabase) => PromiseLike<unknown>>> = {
  all: ({ tasks }) => tasks.toArray(),
  count: ({ tasks }) => tasks.count(),
  byId: ({ tasks }) => tasks.get(idOf('task 1')),
  byIds: ({ tasks }) => tasks.bulkGet([idOf('task 1'), idOf('task 2')]),
  keys: ({ tasks }) => tasks.toCollection().primaryKeys(),
  index: ({ tasks }) => tasks.orderBy('_open').toArray(),
  indexDown: ({ tasks }) => tasks.orderBy('_open').reverse().toArray(),
  indexCount: ({ tasks }) => tasks.orderBy('_open').count(),
  indexKeys: ({ tasks }) => tasks.orderBy('_open').primaryKeys(),
  uniqueKeys: ({ tasks }) => tasks.orderBy('image_url').uniqueKeys(),
  limit: ({ tasks }) => tasks.orderBy('_open').limit(2).toArray(),
  offset: ({ tasks }) => tasks.orderBy('_open').offset(2).toArray(),
  part: ({ tasks }) => tasks.orderBy('_open').offset(1).limit(2).toArray(),
  partDown: ({ tasks }) => tasks.orderBy('_open').reverse().offset(1).limit(2).toArray(),
  first: ({ tasks }) => tasks.orderBy('_open').first(),
  last: ({ tasks }) => tasks.orderBy('_open').last(),
  range: ({ tasks }) =>
    tasks
      .where('_done')
      .between(...range)
      .toArray(),
  rangeCount: ({ tasks }) =>
    tasks
      .where('_waits')
      .between(...range)
      .count(),
  rangePart: ({ tasks }) =>
    tasks
      .where('_done')
      .between(...range)
      .offset(1)
      .limit(1)
      .toArray(),
  filtered: ({ tasks }) => tasks.filter(({ completed_at }) => completed_at === null).toArray(),
  queue: ({ outbox }) => outbox.where('seq').above(2).toArray(),
  queueKeys: ({ outbox }) => outbox.toCollection().primaryKeys(),
  queueLast: ({ outbox }) => outbox.reverse().first(),
  state: ({ state }) => state.get('sync'),
}

const states = [
  {},
  { completed_at: monday, completions: 1 },
  { completed_at: monday, completions: 1, approved_by: idOf('Theo') },
  { image_url: '/api/pictures/a' },
] as const

type Step = (tx: DeviceTx) => Promise<unknown>
const taskStep = fc
  .record({ n: fc.nat(5), minute: fc.nat(9), is: fc.constantFrom(...states, null) })
  .map(({ n, minute, is }): Step => {
    const id = idOf(`task ${n}`)
    const created_at = `2026-03-02T08:0${minute}:00.000Z`
    const after = is && makeTask('Maya', { ...is, id, created_at })
    return (tx) => tx.write([{ table: 'tasks', id, after }])
  })
const queued: Step = (tx) =>
  tx.enqueue({
    id: idOf('change'),
    name: 'deleteTask',
    version: 1,
    input: {},
    at: monday,
    changes: [],
  })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: taskStep },
  fc.constant(queued),
  fc.nat(8).map(
    (seq): Step =>
      (tx) =>
        tx.drop([seq]),
  ),
  fc.nat(8).map(
    (seq): Step =>
      (tx) =>
        tx.trim(seq),
  ),
  fc.constant<Step>((tx) => tx.clear()),
  fc.nat(3).map(
    (settled): Step =>
      async (tx) =>
        tx.putState({ ...(await tx.state()), settled }),
  ),
)
const steps = fc.array(
  fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 3 }), isStrict: fc.boolean() }),
  {
    maxLength: 12,
  },
)

test('after every transaction each live query has what the database holds', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (transactions) => {
      const { database, store } = openDexieStore(initialState('device'))
      const seen: Record<string, unknown> = {}
      const watching = Object.entries(shapes).map(([name, read]) =>
        liveQuery(() => read(database)).subscribe((found) => void (seen[name] = found)),
      )
      for (const { steps, isStrict } of transactions) {
        await store.transaction(
          async (tx) => {
            for (const each of steps) await each(tx)
          },
          isStrict ? 'strict' : 'relaxed',
        )
        const held = await Promise.all(
          Object.entries(shapes).map(async ([name, read]) => [name, await read(database)] as const),
        )
        await expect.poll(() => seen).toEqual(Object.fromEntries(held))
      }
      for (const each of watching) each.unsubscribe()
      database.close()
    }),
    { numRuns: 12 },
  )
})
