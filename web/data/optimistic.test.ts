/** How often a command asks the device's store: once, when it ran there before. */
import { expect, test } from 'vitest'
import type { Run } from '#domain/execute.ts'
import { createRows } from '#domain/rows.ts'
import {
  idOf,
  makeAccount,
  makePartnership,
  makeTask,
  makeUser,
  monday,
  openSettings,
} from '#domain/testing/make.ts'
import type { Read, TableName, AnyRow } from '#domain/tx.ts'
import { initialState } from './device-store.ts'
import { runOptimistically } from './optimistic.ts'
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

async function openHouse(chores: readonly string[]) {
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
      for (const run of runs) await runOptimistically(run, { rows, tx: counting, ahead })
      return steps
    })
  return { runAll }
}

test('a command that ran here before asks for all it reads in one step', async () => {
  const { runAll } = await openHouse(['dishes', 'windows'])
  await runAll([complete('dishes')])
  const [reads, ...more] = await runAll([complete('windows')])
  expect(reads).toBeGreaterThan(5)
  expect(more).toEqual([])
})

test('a queue is run again in as many steps, however long it is', async () => {
  const chores = Array.from({ length: 200 }, (_, n) => `chore ${n}`)
  const { runAll } = await openHouse(chores)
  await runAll([complete('chore 0')])
  expect(await runAll(chores.map(complete))).toHaveLength(1)
})
