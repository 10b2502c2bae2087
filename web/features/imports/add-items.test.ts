/** Adding many tasks on a device: the rows they need are loaded at once, and no command is run over and over (IM1). */
import { expect, test } from 'vitest'
import type { Call } from '#domain/commands.ts'
import type { Run } from '#domain/execute.ts'
import { readItem } from '#domain/imports/import-fields.ts'
import { matches } from '#domain/row-values.ts'
import { createRows } from '#domain/rows.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, openSettings } from '#domain/testing/make.ts'
import type { Read } from '#domain/tx.ts'
import { runOptimistically } from '#web/data/optimistic.ts'
import { addItems } from './add-items.ts'

const at = '2026-03-02T09:00:00.000Z'
const context = { actor: idOf('Maya'), at, now: at, mutationId: 'm', settings: openSettings }
const items = Array.from({ length: 50 }, (_, n) => ({
  source: 'csv' as const,
  source_id: idOf(`row ${n}`),
  name: `Task ${n}`,
  is_shared: true,
  people: [idOf('Theo'), idOf('Maya')],
  time_zone: 'Europe/Berlin',
  ...(n % 2 === 0 && { repeats: 'daily' as const }),
}))

test('50 tasks are run a few times, not once for each row that they read', async () => {
  const { all } = createHousehold({ people: ['Maya', 'Theo'], partners: ['Maya+Theo'] })
  let loads = 0
  const load = (reads: readonly Read[]) => {
    loads += 1
    return Promise.resolve(
      reads.map(({ table, id, where = {} }) =>
        all(table).filter((row) => (id === undefined ? matches(row, where) : row.id === id)),
      ),
    )
  }
  const input = { items: items.map((item) => readItem(item)) }
  const run: Run = { name: 'importItems', input, context }
  const changes = await runOptimistically(run, { rows: createRows(), tx: { load } })
  expect(changes.filter(({ table }) => table === 'tasks' || table === 'chores')).toHaveLength(50)
  expect(loads).toBeLessThan(12)
})

test('where nothing can be run, nothing counts as added, and the person has been told (IM1)', async () => {
  const runAll = () => Promise.resolve({ ids: [], refused: new Map<number, string>() })
  const [item] = items.flatMap((each) => readItem(each) ?? [])
  if (item === undefined) throw new Error('It is whole')
  expect(await addItems({ runAll }, [item], () => expect.fail('Nothing is added'))).toEqual({
    count: 0,
    ids: [],
    reason: null,
  })
})

test('what is dated is added first, the rest from its end, and a refused call is the last', async () => {
  const many = Array.from({ length: 170 }, (_, n) => {
    const dated = n >= 100 && { due_on: '2026-03-02' }
    const item = readItem({ source: 'csv', source_id: `${n}`, name: `${n}`, ...dated })
    if (item === null) throw new Error('It is whole')
    return item
  })
  const calls: string[] = []
  const runAll = (ran: readonly Call[]) => {
    const names = ran.flatMap(({ input }) =>
      (input as { readonly items: typeof many }).items.map(({ name }) => name),
    )
    calls.push(`${names.length}: ${names[0]} to ${names.at(-1)}`)
    const ids = [`mutation ${calls.length}`]
    return Promise.resolve(
      calls.length < 4
        ? { ids, refused: new Map<number, string>() }
        : { ids: [], refused: new Map([[0, 'No more']]) },
    )
  }
  const told: number[] = []
  expect(await addItems({ runAll }, many, (count) => told.push(count))).toEqual({
    count: 150,
    ids: ['mutation 1', 'mutation 2', 'mutation 3'],
    reason: 'No more',
  })
  expect(calls).toEqual(['50: 100 to 149', '50: 70 to 169', '50: 20 to 69', '20: 0 to 19'])
  expect(told).toEqual([50, 100, 150])
})
