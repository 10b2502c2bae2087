/** Both stores of a device fulfill the contracts: the one in memory for tests, and the one over IndexedDB. */
import { expect, test } from 'vitest'
import { createRows } from '#domain/rows.ts'
import {
  idOf,
  makePartnership,
  makeTask,
  makeUser,
  monday,
  openSettings,
} from '#domain/testing/make.ts'
import type { ContractStore } from '#domain/testing/store-contract.ts'
import { storeContract } from '#domain/testing/store-contract.ts'
import { row } from '#domain/tx.ts'
import type { DeviceStore } from './device-store.ts'
import { initialState } from './device-store.ts'
import { runOptimistically } from './optimistic.ts'
import { runCommand } from './run-command.ts'
import { deviceContract } from './testing/device-contract.ts'
import { openDexieStore } from './testing/dexie-image.ts'
import { createMemoryStore } from './testing/memory-store.ts'

function openMemory() {
  const store = createMemoryStore(initialState('device'))
  return { store, image: store.image }
}

const openDexie = () => openDexieStore(initialState('device'))

deviceContract('memory', openMemory)
deviceContract('IndexedDB', openDexie)
storeContract('memory', () => underExecute(openMemory().store))
storeContract('IndexedDB', () => underExecute(openDexie().store))

function underExecute(store: DeviceStore): ContractStore {
  return {
    load: async (read) => (await store.transaction((tx) => tx.load([read])))[0] ?? [],
    write: async (changes) => void (await store.transaction((tx) => tx.write(changes))),
    execute: (mutation, context) =>
      store.transaction(async (tx) => {
        const changes = await runOptimistically(
          { ...mutation, context },
          { rows: createRows(), tx },
        )
        await tx.write(changes)
        return changes
      }),
  }
}

test('the keys of indexes are never handed out, whatever state a task is in', async () => {
  const { store, database } = openDexie()
  const open = makeTask('Maya')
  const done = { ...open, completed_at: monday }
  for (const after of [open, done, { ...done, approved_by: idOf('Theo') }]) {
    await store.transaction((tx) => tx.write([{ table: 'tasks', id: open.id, after }]))
    expect(await store.transaction((tx) => tx.load([row('tasks', open.id)]))).toEqual([[after]])
  }
  expect(await database.tasks.where('_open').above('').count()).toBe(0)
})

test.each([
  ['memory', openMemory],
  ['IndexedDB', openDexie],
] as const)(
  'a tap over %s saves rows and outbox together, a refused one neither',
  async (_, open) => {
    const { store, image } = open()
    const id = idOf('task')
    const queued: string[] = []
    const runner = {
      store,
      account: idOf('Maya'),
      now: () => new Date(monday),
      settings: () => openSettings,
      queued: () => queued.push('now'),
    }
    const mutationId = await runCommand(runner, 'createTask', { id, name: '  Dishes ' })
    await expect(runCommand(runner, 'createTask', { id, name: 'Again' })).rejects.toThrow(
      'id_conflict: tasks',
    )
    const { tables, outbox } = await image()
    expect(tables.tasks.get(id)).toMatchObject({ name: 'Dishes', user_id: idOf('Maya') })
    expect([...outbox.values()]).toMatchObject([
      { id: mutationId, name: 'createTask', input: { id, name: '  Dishes ' }, at: monday },
    ])
    expect(queued).toEqual(['now'])
  },
)

test('what a command writes for others stays off the device (F6)', async () => {
  const { store, image } = openMemory()
  const people = [makeUser('Maya'), makeUser('Theo')]
  const task = makeTask('Theo', { claimed_by: idOf('Theo'), completed_at: monday, completions: 1 })
  await store.transaction((tx) =>
    tx.write([
      ...people.map((after) => ({ table: 'users' as const, id: after.id, after })),
      { table: 'partnerships', id: idOf('Maya+Theo'), after: makePartnership('Maya', 'Theo') },
      { table: 'tasks', id: task.id, after: task },
    ]),
  )
  const mutation = { name: 'reopenTask', input: { id: task.id } } as const
  const context = {
    actor: idOf('Maya'),
    at: monday,
    now: monday,
    mutationId: 'm',
    settings: openSettings,
  }
  await underExecute(store).execute(mutation, context)
  const { tables } = image()
  expect(tables.tasks.get(task.id)).toMatchObject({ completed_at: null })
  expect([tables.entries.size, tables.balances.size, tables.notifications.size]).toEqual([0, 0, 0])
})

test.each([
  ['that the database refuses', 1, 'ConstraintError'],
  ['that cannot be cloned', () => 1, 'DataCloneError'],
])(
  'a write %s leaves nothing of its transaction, also once that commits (R41)',
  async (_, seq, name) => {
    const { store, image } = openDexie()
    const task = makeTask('Maya')
    const item = {
      id: 'first',
      name: 'createTask',
      version: 1,
      input: {},
      at: monday,
      changes: [],
    } as const
    await store.transaction((tx) => tx.enqueue(item))
    const writing = store.transaction(async (tx) => {
      await tx.write([{ table: 'tasks', id: task.id, after: task }])
      await tx.enqueue({ ...item, id: 'second', seq } as never)
    })
    await expect(writing).rejects.toMatchObject({ name })
    const { tables, outbox } = await image()
    expect([tables.tasks.size, [...outbox.values()].map(({ id }) => id)]).toEqual([0, ['first']])
  },
)
