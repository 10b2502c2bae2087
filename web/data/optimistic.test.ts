/** How a command reads the device's store: in one round when it ran before; cached rows are always verified. */
import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { CommandError } from '#domain/command-error.ts'
import type { Run } from '#domain/execute.ts'
import { createRows } from '#domain/rows.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { effortLevels } from '#domain/tasks/task.ts'
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
import { AccountDatabase } from './database.ts'
import type { DeviceStore, DeviceTx } from './device-store.ts'
import { initialState } from './device-store.ts'
import { createDexieStore } from './dexie-store.ts'
import { runAndSave, runOptimistically } from './optimistic.ts'
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

const save = (tx: DeviceTx, changes: readonly Change[]) =>
  Promise.all([tx.write(changes), tx.enqueue(item)])

const item = {
  id: idOf('a tap'),
  name: 'completeTask',
  version: 1,
  input: {},
  at: monday,
  changes: [],
} as const

/** Two tabs on one device; what one of them writes, the memory of the other knows nothing of. */
function openTabs() {
  const here = createMemoryStore(initialState('device'))
  return { here, there: here.tab() }
}

/** What is asked of a store's transactions. */
function watch(store: DeviceStore) {
  const asked: string[] = []
  const watched: DeviceStore = {
    ...store,
    transaction: (work) =>
      store.transaction((tx) =>
        work({
          ...tx,
          load: (reads) => (asked.push('load'), tx.load(reads)),
          confirm: (used) => (asked.push('confirm'), tx.confirm(used)),
          write: (changes) => (asked.push('write'), tx.write(changes)),
        }),
      ),
  }
  return { store: watched, asked }
}

const stored = [
  put('users', makeUser('Maya')),
  put('accounts', makeAccount('Maya')),
  put('tasks', task('dishes')),
  put('tasks', task('windows')),
  put('tasks', task('gutters')),
  put('tasks', task('beds')),
]

test('what memory has is used where it still holds: reads and writes go out in one step', async () => {
  const { here } = openTabs()
  await here.transaction((tx) => tx.write(stored))
  await runAndSave(here, complete('dishes'), save)
  const watched = watch(here)
  await runAndSave(watched.store, complete('windows'), save)
  expect(watched.asked).toEqual(['confirm', 'write'])
  const { tables } = here.image()
  expect(tables.tasks.get(idOf('windows'))).toMatchObject({ completed_at: monday })
  expect(tables.entries.size).toBe(2)
})

test('what the tap before has proved is not read again, as long as nothing else wrote', async () => {
  const account = v7()
  const [database, otherTab] = [new AccountDatabase(account), new AccountDatabase(account)]
  const store = createDexieStore(database)
  await store.transaction((tx) => tx.write(stored))
  const requests = (['get', 'getAll'] as const).map((name) =>
    vi.spyOn(IDBObjectStore.prototype, name),
  )
  const readsOf = async (work: () => Promise<unknown>) => {
    for (const request of requests) request.mockClear()
    await work()
    const asked = requests.flatMap(({ mock }) => mock.contexts as unknown as IDBObjectStore[])
    return asked.map(({ name }) => name).sort()
  }
  const tap = (name: string) => readsOf(() => runAndSave(store, complete(name), save))
  await tap('dishes')
  expect(await tap('windows')).toContain('balances')
  expect(await tap('gutters')).toEqual(['entries', 'state', 'tasks'])
  await createDexieStore(otherTab).transaction((tx) => tx.write([put('users', makeUser('Theo'))]))
  expect(await tap('beds')).toContain('balances')
  for (const tab of [database, otherTab]) tab.close()
})

test('where another tab wrote meanwhile, the command runs on what is stored, and counts once', async () => {
  const { here, there } = openTabs()
  await here.transaction((tx) => tx.write(stored))
  await runAndSave(here, complete('dishes'), save)
  await runAndSave(there, complete('windows'), save)
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
  const { here, there } = openTabs()
  await here.transaction((tx) => tx.write(stored))
  const remove = (name: string): Run => ({ ...complete(name), name: 'deleteTask' })
  await runAndSave(here, remove('dishes'), save)
  await expect(runAndSave(here, complete('dishes'), save)).rejects.toThrow('not_found: tasks')
  await there.transaction((tx) => tx.write([put('tasks', task('dishes'))]))
  await runAndSave(here, complete('dishes'), save)
  expect(here.image().tables.tasks.get(idOf('dishes'))).toMatchObject({ completed_at: monday })
})

test('a row that memory takes for missing is found where it is stored', async () => {
  const { here, there } = openTabs()
  const create = (name: string): Run => ({
    ...complete(name),
    name: 'createTask',
    input: { ...task(name), name },
  })
  await here.transaction((tx) => tx.write(stored.slice(0, 2)))
  await runAndSave(here, create('dishes'), save)
  await runAndSave(there, create('windows'), save)
  await expect(runAndSave(here, create('windows'), save)).rejects.toThrow('id_conflict: tasks')
})

test('two tabs in turn do what one without a cache does, whatever else writes in between', async () => {
  const names = ['dishes', 'windows']
  const step = fc.record({
    tab: fc.nat(1),
    does: fc.constantFrom('complete', 'reopen', 'write', 'delete'),
    name: fc.constantFrom(...names),
    effort_level: fc.constantFrom(...effortLevels),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const { here, there } = openTabs()
      const bare = createMemoryStore(initialState('device'))
      for (const store of [here, bare]) await store.transaction((tx) => tx.write(stored))
      for (const { tab, does, name, effort_level } of steps) {
        const run: Run = {
          ...complete(name),
          name: does === 'reopen' ? 'reopenTask' : 'completeTask',
        }
        const written =
          does === 'delete'
            ? { table: 'tasks' as const, id: idOf(name), after: null }
            : put('tasks', { ...task(name), effort_level })
        const isRun = does === 'complete' || does === 'reopen'
        for (const store of [tab === 0 ? here : there, { ...bare, seen: () => undefined }])
          await (isRun
            ? runAndSave(store, run, save).catch(expectRefusal)
            : store.transaction((tx) => tx.write([written])))
        expect(here.image().tables).toEqual(bare.image().tables)
      }
    }),
    { numRuns: 200 },
  )
})

function expectRefusal(error: unknown): void {
  expect(error).toBeInstanceOf(CommandError)
}
