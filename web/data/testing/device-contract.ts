/** The contract of a device's store; run against the in-memory one and the one over IndexedDB. */
import { describe, expect, test } from 'vitest'
import { idOf, makeTask, makeUser, monday } from '#domain/testing/make.ts'
import { row } from '#domain/tx.ts'
import type { DeviceState, DeviceStore, OutboxItem } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import type { DeviceImage } from './memory-store.ts'

export type OpenDevice = (state: DeviceState) => {
  readonly store: DeviceStore
  readonly image: () => DeviceImage | Promise<DeviceImage>
}

const task = makeTask('Maya')
const put = { table: 'tasks', id: task.id, after: task } as const

function itemOf(name: string): Omit<OutboxItem, 'seq'> {
  return {
    id: idOf(name),
    name: 'updateTask',
    version: 1,
    input: { id: task.id, name },
    at: monday,
    changes: [{ ...put, before: null }],
  }
}

function refused(name: string) {
  return {
    ...itemOf(name),
    code: 'forbidden',
    message: 'No',
    details: null,
    rejected_at: monday,
  } as const
}

export function deviceContract(kind: string, openDevice: OpenDevice): void {
  const open = () => openDevice(initialState('device'))
  const fill = (store: DeviceStore, names: readonly string[]) =>
    store.transaction(async (tx) => {
      for (const name of names) await tx.enqueue(itemOf(name))
    })
  const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
  const seqsOf = async (store: DeviceStore) =>
    (await store.outgoing(100)).items.map(({ seq }) => seq)

  describe(`a device's store in ${kind}`, () => {
    test('keeps everything of a transaction, or nothing', async () => {
      const { store, image } = open()
      const before = await image()
      const failing = store.transaction(async (tx) => {
        const state = await tx.state()
        await tx.write([put])
        await tx.enqueue(itemOf('a'))
        await tx.reject([refused('b')])
        await tx.putState({ ...state, cursor: 'a.1' })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await image()).toEqual(before)
      await store.transaction((tx) => tx.write([put]))
      expect((await image()).tables.tasks.get(task.id)).toEqual(task)
    })

    test('transactions that start together run one after the other', async () => {
      const { store } = open()
      const count = () =>
        store.transaction(async (tx) => {
          const state = await tx.state()
          await tx.load([row('users', idOf('Maya'))])
          await tx.putState({ ...state, sent: state.sent + 1 })
        })
      await Promise.all([count(), count(), count()])
      expect((await store.outgoing(1)).state.sent).toBe(3)
    })

    test('hands out what waits in the order it was queued, up to a limit, with the state of that moment', async () => {
      const { store } = open()
      await fill(store, ['c', 'a', 'b'])
      const { items, state } = await store.outgoing(2)
      expect(idsOf(items)).toEqual([idOf('c'), idOf('a')])
      expect(items[0]).toEqual({ ...itemOf('c'), seq: items[0]?.seq })
      expect(state).toEqual(initialState('device'))
    })

    test('what is settled is not handed out again, but stays until it is trimmed', async () => {
      const { store } = open()
      await fill(store, ['a', 'b', 'c'])
      const [first = 0, second = 0] = await seqsOf(store)
      await store.transaction(async (tx) => tx.putState({ ...(await tx.state()), settled: second }))
      expect(idsOf((await store.outgoing(10)).items)).toEqual([idOf('c')])
      const all = await store.transaction((tx) => tx.waiting(0))
      expect(idsOf(all)).toEqual([idOf('a'), idOf('b'), idOf('c')])
      const next = await store.transaction((tx) => tx.waiting(first, 1))
      expect(idsOf(next)).toEqual([idOf('b')])
      await store.transaction((tx) => tx.trim(first))
      expect(idsOf(await store.transaction((tx) => tx.waiting(0)))).toEqual([idOf('b'), idOf('c')])
    })

    test('an item keeps its place when it is replaced, and numbers are never used again', async () => {
      const { store } = open()
      await fill(store, ['a', 'b'])
      const { items } = await store.outgoing(10)
      const [a, b] = items
      if (!a || !b) throw new Error('Nothing waits')
      await store.transaction((tx) => tx.replace([{ ...a, changes: [] }]))
      expect((await store.outgoing(10)).items).toEqual([{ ...a, changes: [] }, b])
      await store.transaction((tx) => tx.drop([a.seq, b.seq]))
      await fill(store, ['c'])
      expect((await seqsOf(store))[0]).toBeGreaterThan(b.seq)
    })

    test('clearing empties the rows; outbox, rejected and state stay', async () => {
      const { store, image } = open()
      await fill(store, ['a'])
      await store.transaction(async (tx) => {
        await tx.write([put, { table: 'users', id: idOf('Maya'), after: makeUser('Maya') }])
        await tx.reject([refused('b')])
        await tx.putState({ ...(await tx.state()), cursor: 'a.1' })
      })
      await store.transaction((tx) => tx.clear())
      const { tables, outbox, rejected, state } = await image()
      expect([tables.tasks.size, tables.users.size]).toEqual([0, 0])
      expect([outbox.size, rejected.get(idOf('b')), state.cursor]).toEqual([1, refused('b'), 'a.1'])
    })

    test('a transaction sees what it wrote', async () => {
      const { store } = open()
      const found = await store.transaction(async (tx) => {
        await tx.write([put])
        await tx.enqueue(itemOf('a'))
        const waiting = await tx.waiting(0)
        return { waiting: waiting.length, rows: await tx.load([row('tasks', task.id)]) }
      })
      expect(found).toEqual({ waiting: 1, rows: [[task]] })
    })
  })
}
