/** A queue that was read before is not read again, and is read when it may have changed. */
import { expect, test } from 'vitest'
import { idOf, monday } from '#domain/testing/make.ts'
import type { OutboxItem } from './device-store.ts'
import { initialState } from './device-store.ts'
import type { Stretch } from './outbox-cache.ts'
import { createOutboxCache } from './outbox-cache.ts'
import { createMemoryStore } from './testing/memory-store.ts'

function item(seq: number): OutboxItem {
  const id = idOf(String(seq))
  return { seq, id, name: 'deleteTask', version: 1, input: { id }, at: monday, changes: [] }
}

function cacheWith(...stretches: readonly (Partial<Stretch> & Pick<Stretch, 'items'>)[]) {
  const cache = createOutboxCache()
  for (const each of stretches) cache.note({ after: 0, rebases: 0, isAll: true, ...each })
  return (after: number, limit = Infinity) => cache.find(after, limit).items.map(({ seq }) => seq)
}

test('items are found behind a number, from where they are known without a gap', () => {
  const find = cacheWith({ after: 2, items: [3, 4, 6].map(item) })
  expect([find(2), find(3), find(2, 2), find(6), find(0)]).toEqual([
    [3, 4, 6],
    [4, 6],
    [3, 4],
    [],
    [],
  ])
})

test('where the head alone was read, what was known of the rest stays, unless items were rewritten', () => {
  const all = { items: [1, 2, 3].map(item) }
  const head = { after: 1, items: [item(2)], isAll: false }
  expect(cacheWith(all, head)(1)).toEqual([2, 3])
  expect(cacheWith(all, { ...head, isAll: true })(1)).toEqual([2])
  expect(cacheWith(all, { ...head, rebases: 1 })(1)).toEqual([2])
  expect(cacheWith({ ...all, after: 1 }, { ...head, after: 0 })(1)).toEqual([2])
})

test('what is queued follows what is known, but where something may wait between the two', () => {
  const queued = (stretch: Partial<Stretch>, rebases = 0) => {
    const cache = createOutboxCache()
    cache.note({ after: 1, items: [], rebases: 0, isAll: true, ...stretch })
    cache.noteQueued([4, 5].map(item), rebases)
    return cache.find(1, Infinity).items.map(({ seq }) => seq)
  }
  const head = [item(2)]
  expect(queued({})).toEqual([4, 5])
  expect(queued({ items: head })).toEqual([2, 4, 5])
  expect(queued({ items: head, isAll: false })).toEqual([2])
  expect(queued({ items: head }, 1)).toEqual([2])
  // Nothing is known of what is in front of them.
  expect(queued({ isAll: false })).toEqual([])
})

test('of a long queue its beginning is kept', () => {
  const items = Array.from({ length: 3000 }, (_, index) => item(index + 1))
  expect(cacheWith({ items })(0)).toHaveLength(1000)
  const cache = createOutboxCache()
  cache.noteQueued(items, 0)
  cache.noteQueued([item(3001)], 0)
  expect(cache.find(0, Infinity).items.map(({ seq }) => seq)).toEqual(
    items.slice(0, 1000).map(({ seq }) => seq),
  )
})

test('only what was queued since is a new object', async () => {
  const store = createMemoryStore(initialState('device'))
  const queue = (seq: number) => store.transaction((tx) => tx.enqueue(item(seq)))
  const read = () => store.transaction((tx) => tx.waiting(0))
  await queue(1)
  const [first] = await read()
  await queue(2)
  const [again, second] = await read()
  expect(again).toBe(first)
  expect(second?.seq).toBe(2)
})
