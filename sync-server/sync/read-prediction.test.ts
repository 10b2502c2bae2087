/** Reads of a batch are predicted from those of earlier commands: in few statements, and without changing a result. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { commandOf } from '#domain/commands.ts'
import type { Rows } from '#domain/rows.ts'
import { createRows } from '#domain/rows.ts'
import type { Mutation } from '#domain/sync-protocol.ts'
import { examples } from '#domain/testing/examples.ts'
import { idOf, makePartnership, makeTask } from '#domain/testing/make.ts'
import { NarrowLockScope } from '#server/store/lock-scope.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import type { ReadPrediction } from './read-prediction.ts'
import { createReadPrediction } from './read-prediction.ts'

const at = '2026-03-02T09:00:00.000Z'
const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const readers = { actor: maya, others: [theo] }
const completion = (id: string) => ({
  id: idOf(`completion of ${id}`),
  name: 'completeTask',
  version: 1,
  input: { id: id.toUpperCase() },
  at,
})

function load(prediction: ReadPrediction, mutations: readonly Mutation[]): Rows {
  const rows = createRows()
  for (const loading of prediction.loading(rows, mutations, readers)) loading()
  return rows
}

test('rows and derived ids are prefetched, even if they do not exist; each command learns for itself', () => {
  const store = createRowStore(openTestDatabase())
  const tasks = ['one', 'two'].map((name) => makeTask('Maya', { id: idOf(name), name }))
  for (const after of tasks) store.write({ table: 'tasks', id: after.id, before: null, after })
  const prediction = createReadPrediction(store)
  const learn = prediction.learning(
    { name: 'completeTask', input: { id: idOf('another') } },
    readers,
  )
  learn?.({ table: 'tasks', id: idOf('another') })
  learn?.({ table: 'entries', id: `task:${idOf('another')}:completed:1` })
  learn?.({ table: 'users', id: idOf('Juno') })
  const rows = load(
    prediction,
    tasks.map(({ id }) => completion(id)),
  )
  expect(tasks.map(({ id }) => rows.get('tasks', id))).toEqual(tasks)
  expect(rows.get('entries', `task:${idOf('one')}:completed:1`)).toBeNull()
  expect(rows.has({ table: 'users', id: idOf('Juno') })).toBe(false)
  const untaught = load(
    prediction,
    tasks.map(({ id }) => ({ ...completion(id), name: 'claimTask' })),
  )
  expect(untaught.has({ table: 'tasks', id: idOf('one') })).toBe(false)
})

test('so are the rows of the actor and of likely readers, and slices by them', () => {
  const store = createRowStore(openTestDatabase())
  const after = makePartnership('Maya', 'Theo')
  store.write({ table: 'partnerships', id: after.id, before: null, after })
  const prediction = createReadPrediction(store)
  const learn = prediction.learning({ name: 'completeTask', input: {} }, readers)
  learn?.({ table: 'balances', id: maya })
  learn?.({ table: 'users', id: theo })
  learn?.({ table: 'partnerships', where: { inviter_id: maya, status: 'accepted' } })
  const rows = load(prediction, [completion(idOf('one'))])
  expect(rows.has({ table: 'balances', id: maya })).toBe(true)
  expect(rows.has({ table: 'users', id: theo })).toBe(true)
  expect(rows.select('partnerships', { inviter_id: maya, status: 'accepted' })).toEqual([after])
})

test('a prediction that concerns somebody outside the lock scope is left to the command', () => {
  const store = createRowStore(openTestDatabase())
  const prediction = createReadPrediction({
    ...store,
    load() {
      throw new NarrowLockScope([idOf('Juno')])
    },
  })
  const where = { inviter_id: theo }
  prediction.learning(
    { name: 'completeTask', input: {} },
    readers,
  )?.({ table: 'partnerships', where })
  const rows = load(prediction, [completion(idOf('one'))])
  expect(rows.has({ table: 'partnerships', where })).toBe(false)
})

test('what a mutation names itself is worked out once, however often a transaction asks (SEC28)', () => {
  const reads = vi.spyOn(commandOf('importItems'), 'reads')
  onTestFinished(() => reads.mockRestore())
  const prediction = createReadPrediction(createRowStore(openTestDatabase()))
  const { version } = commandOf('importItems')
  const mutation = { ...completion('one'), name: 'importItems', version }
  const importing = { ...mutation, input: examples.importItems[1] }
  const [first, second] = [load(prediction, [importing]), load(prediction, [importing])]
  const [named = []] = reads.mock.results.map(({ value }) => value)
  expect(reads).toHaveBeenCalledOnce()
  expect(named.length).toBeGreaterThan(0)
  for (const read of named) expect([first.has(read), second.has(read)]).toEqual([true, true])
})
