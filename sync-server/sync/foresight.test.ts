/** What is read ahead for a batch: rows that commands read before, in few statements, and without changing a result. */
import { expect, test } from 'vitest'
import { createRows } from '#domain/rows.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createForesight } from './foresight.ts'

const at = '2026-03-02T09:00:00.000Z'
const completion = (id: string) => ({
  id: idOf(`completion of ${id}`),
  name: 'completeTask',
  version: 1,
  input: { id: id.toUpperCase() },
  at,
})

test('rows and derived ids are read ahead, also those that do not exist; other commands learn for themselves', () => {
  const store = createRowStore(openTestDatabase())
  const tasks = ['one', 'two'].map((name) => makeTask('Maya', { id: idOf(name), name }))
  for (const after of tasks) store.write({ table: 'tasks', id: after.id, before: null, after })
  const foresight = createForesight(store)
  const learn = foresight.learning('completeTask', { id: idOf('another') })
  learn?.({ table: 'tasks', id: idOf('another') })
  learn?.({ table: 'entries', id: `task:${idOf('another')}:completed:1` })
  learn?.({ table: 'users', id: idOf('Maya') })
  const rows = createRows()
  foresight.fill(
    rows,
    tasks.map(({ id }) => completion(id)),
  )
  expect(tasks.map(({ id }) => rows.get('tasks', id))).toEqual(tasks)
  expect(rows.get('entries', `task:${idOf('one')}:completed:1`)).toBeNull()
  expect(rows.has({ table: 'users', id: idOf('Maya') })).toBe(false)
  const untaught = createRows()
  foresight.fill(
    untaught,
    tasks.map(({ id }) => ({ ...completion(id), name: 'claimTask' })),
  )
  expect(untaught.has({ table: 'tasks', id: idOf('one') })).toBe(false)
})
