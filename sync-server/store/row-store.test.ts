/** The server's store fulfills the contract of all stores. */
import { expect, test } from 'vitest'
import { execute } from '#domain/execute.ts'
import { createRows } from '#domain/rows.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { storeContract } from '#domain/testing/store-contract.ts'
import { rows } from '#domain/tx.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createRowStore } from './row-store.ts'

storeContract('SQLite', () => {
  const store = createRowStore(openTestDatabase())
  return {
    load: async (read) => Promise.resolve(store.load(read)),
    write: async (changes) =>
      Promise.resolve(
        changes.forEach((change) =>
          store.write({ ...change, before: store.get(change.table, change.id) }),
        ),
      ),
    execute: async (mutation, context) => {
      const changes = execute({ ...mutation, context }, createRows(store.load))
      for (const change of changes) store.write(change)
      return Promise.resolve(changes)
    },
  }
})

test('a slice may start with null', () => {
  const store = createRowStore(openTestDatabase())
  const task = makeTask('Maya')
  store.write({ table: 'tasks', id: task.id, before: null, after: task })
  expect(store.load(rows('tasks', { claimed_by: null, is_shared: true }))).toEqual([task])
  expect(store.load(rows('tasks', { claimed_by: idOf('Theo') }))).toEqual([])
})

test('an unknown field is refused: its name would become part of a statement', () => {
  const store = createRowStore(openTestDatabase())
  const where = { 'id = 1 OR 1': 1 }
  expect(() => store.load({ table: 'tasks', where })).toThrow('tasks has no field')
})
