/** How a command reads the device's store: in one round when it ran before; cached rows are always verified. */
import { expect, test } from 'vitest'
import { CommandError } from '#domain/command-error.ts'
import type { Run } from '#domain/execute.ts'
import { createRows } from '#domain/rows.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import {
  idOf,
  makeAccount,
  makePartnership,
  makeTask,
  makeUser,
  monday,
  openSettings,
} from '#domain/testing/make.ts'
import type { Change, Read } from '#domain/tx.ts'
import type { DeviceStore, DeviceTx } from './device-store.ts'
import { initialState } from './device-store.ts'
import { runAndSave, runOptimistically } from './optimistic.ts'
import type { MemoryStore } from './testing/memory-store.ts'
import { createMemoryStore } from './testing/memory-store.ts'

const put = (table: TableName, after: AnyRow) => ({ table, id: after.id, after })
const task = (name: string) => makeTask('Maya', { id: idOf(name) })
const complete = (name: string): Run => ({
  name: 'completeTask',
  input: { id: idOf(name) },
  context: {
    actor: idOf('Maya'),
    at: monday,
    now: monday,
    mutationId: idOf(`complete ${name}`),
    settings: openSettings,
  },
})

async function renderForAccount(chores: readonly string[]) {
  const store = createMemoryStore(initialState('device'))
  await store.transaction((tx) =>
    tx.write([
      put('users', makeUser('Maya')),
      put('users', makeUser('Theo')),
      put('accounts', makeAccount('Maya')),
      put('partnerships', makePartnership('Maya', 'Theo')),
      ...chores.map((name) => put('tasks', task(name))),
    ]),
  )
  /** Runs them one after the other on the same rows; returns how many reads each step asked for. */
  const runAll = (runs: readonly Run[]) =>
    store.transaction(async (tx) => {
      const steps: number[] = []
      const counting = {
        ...tx,
        load(reads: readonly Read[]) {
          steps.push(reads.length)
          return tx.load(reads)
        },
      }
      const [rows, ahead] = [createRows(), new Set(runs)]
      for (const run of runs)
        await runOptimistically(run, { rows, tx: counting, ahead }).catch((error: unknown) => {
          if (!(error instanceof CommandError)) throw error
        })
      return steps
    })
  return { runAll }
}

test('a command that ran here before asks for all it reads in one step', async () => {
  const { runAll } = await renderForAccount(['dishes', 'windows'])
  await runAll([complete('dishes')])
  const [reads, ...more] = await runAll([complete('windows')])
  expect(reads).toBeGreaterThan(5)
  expect(more).toEqual([])
})

test('a queue is run again in as many steps, however long it is', async () => {
  const chores = Array.from({ length: 200 }, (_, n) => `chore ${n}`)
  const { runAll } = await renderForAccount(chores)
  await runAll([complete('chore 0')])
  expect(await runAll(chores.map(complete))).toHaveLength(1)
})

test('a queue of refusals is run again in few steps, too, however long it is', async () => {
  const { runAll } = await renderForAccount([])
  const chores = Array.from({ length: 200 }, (_, n) => `gone ${n}`)
  const runs = chores.map((name): Run => ({ ...complete(name), name: 'releaseTask' }))
  expect((await runAll(runs)).length).toBeLessThan(10)
})

const save = async (tx: DeviceTx, changes: readonly Change[]) => tx.write(changes)

/** Two tabs on one device; what one of them writes, the memory of the other knows nothing of. */
function openTabs() {
  const [here, there] = [
    createMemoryStore(initialState('device')),
    createMemoryStore(initialState('device')),
  ]
  const moveTo = (to: MemoryStore, from: MemoryStore) => to.restore(from.image())
  return { here, there, moveTo }
}

const stored = [
  put('users', makeUser('Maya')),
  put('accounts', makeAccount('Maya')),
  put('tasks', task('dishes')),
  put('tasks', task('windows')),
  put('tasks', task('gutters')),
]

test('what memory has is used where it still holds: reads and writes go out in one step', async () => {
  const { here } = openTabs()
  await here.transaction((tx) => tx.write(stored))
  await runAndSave(here, complete('dishes'), save)
  const asked: string[] = []
  const watched: DeviceStore = {
    ...here,
    transaction: (work) =>
      here.transaction((tx) =>
        work({
          ...tx,
          load: (reads) => (asked.push('load'), tx.load(reads)),
          write: (changes) => (asked.push('write'), tx.write(changes)),
        }),
      ),
  }
  await runAndSave(watched, complete('windows'), save)
  expect(asked).toEqual(['load', 'write'])
  const { tables } = here.image()
  expect(tables.tasks.get(idOf('windows'))).toMatchObject({ completed_at: monday })
  expect(tables.entries.size).toBe(2)
})

test('where another tab wrote meanwhile, the command runs on what is stored, and counts once', async () => {
  const { here, there, moveTo } = openTabs()
  await here.transaction((tx) => tx.write(stored))
  await runAndSave(here, complete('dishes'), save)
  moveTo(there, here)
  await runAndSave(there, complete('windows'), save)
  moveTo(here, there)
  await runAndSave(here, complete('gutters'), save)
  const { tables } = here.image()
  const paid = [...tables.entries.values()].reduce(
    (sum, entry) => sum + ('ledger' in entry ? entry.amount : 0),
    0,
  )
  expect(tables.entries.size).toBe(3)
  expect(tables.balances.get(idOf('Maya'))).toMatchObject({ total_points: paid })
})

test('no refusal comes from memory: what it calls done may be open again', async () => {
  const { here, there, moveTo } = openTabs()
  await here.transaction((tx) => tx.write(stored))
  moveTo(there, here)
  const remove = (name: string): Run => ({ ...complete(name), name: 'deleteTask' })
  await runAndSave(here, remove('dishes'), save)
  await expect(runAndSave(here, complete('dishes'), save)).rejects.toThrow('Task not found')
  moveTo(here, there)
  await runAndSave(here, complete('dishes'), save)
  expect(here.image().tables.tasks.get(idOf('dishes'))).toMatchObject({ completed_at: monday })
})

test('a row that memory takes for missing is found where it is stored', async () => {
  const { here, there, moveTo } = openTabs()
  const create = (name: string): Run => ({
    ...complete(name),
    name: 'createTask',
    input: { ...task(name), name },
  })
  await here.transaction((tx) => tx.write(stored.slice(0, 2)))
  await runAndSave(here, create('dishes'), save)
  moveTo(there, here)
  await runAndSave(there, create('windows'), save)
  moveTo(here, there)
  await expect(runAndSave(here, create('windows'), save)).rejects.toThrow('exists already')
})
