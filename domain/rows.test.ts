/** Rows in memory: what a command may read and write, and what it hands out as changes. */
import { expect, test } from 'vitest'
import type { Rows } from './rows.ts'
import { createRows } from './rows.ts'
import { idOf, makeTask, makeUser } from './testing/make.ts'
import { row, rows } from './tx.ts'

const id = idOf('task of Maya')
const mine = { user_id: idOf('Maya') }

function loaded(): Rows {
  const set = createRows()
  set.fill(row('tasks', id), [makeTask('Maya')])
  set.fill(row('users', idOf('Maya')), [])
  set.fill(rows('tasks', mine), [makeTask('Maya')])
  return set
}

test('a row that was loaded and not found is null; one that was not loaded is undefined', () => {
  const set = loaded()
  expect(set.get('users', idOf('Maya'))).toBeNull()
  expect(set.get('users', idOf('Theo'))).toBeUndefined()
  expect(set.select('tasks', { user_id: idOf('Theo') })).toBeUndefined()
})

test('a command that touches what it did not declare stops', () => {
  const set = loaded()
  const undeclared = /was not declared in reads/
  expect(() => set.run((tx) => void tx.get('tasks', idOf('other')))).toThrow(undeclared)
  expect(() => set.run((tx) => void tx.select('tasks', { claimed_by: null }))).toThrow(undeclared)
  expect(() => set.run((tx) => tx.put('tasks', makeTask('Theo')))).toThrow(undeclared)
  expect(() => set.run((tx) => tx.delete('tasks', idOf('other')))).toThrow(undeclared)
})

test('a command reads what it wrote, by id and in slices', () => {
  const set = loaded()
  set.run((tx) => {
    tx.put('tasks', makeTask('Maya', { name: 'Gutters' }))
    expect(tx.get('tasks', id)?.name).toBe('Gutters')
    expect(tx.select('tasks', mine).map(({ name }) => name)).toEqual(['Gutters'])
    tx.put('tasks', makeTask('Maya', { user_id: idOf('Theo') }))
    expect(tx.select('tasks', mine)).toEqual([])
    tx.delete('tasks', id)
    expect(tx.get('tasks', id)).toBeNull()
  })
})

test('a new row joins the slices it matches, and a row from its own cause needs no reading', () => {
  const set = loaded()
  set.run((tx) => {
    tx.insert('tasks', makeTask('Maya', { id: idOf('new') }))
    expect(tx.select('tasks', mine)).toHaveLength(2)
  })
})

test('several writes of a row are one change, from first to last; none at all when nothing differs', () => {
  const set = loaded()
  const changes = set.run((tx) => {
    tx.put('tasks', makeTask('Maya', { name: 'Gutters' }))
    tx.put('tasks', makeTask('Maya', { name: 'Windows' }))
    tx.put('users', makeUser('Maya'))
    tx.delete('users', idOf('Maya'))
  })
  expect(changes).toEqual([
    { table: 'tasks', id, before: makeTask('Maya'), after: makeTask('Maya', { name: 'Windows' }) },
  ])
})

test('work that fails leaves nothing of itself', () => {
  const set = loaded()
  const fail = () =>
    set.run((tx) => {
      tx.put('tasks', makeTask('Maya', { name: 'Gutters' }))
      tx.put('tasks', makeTask('Maya', { user_id: idOf('Theo') }))
      throw new Error('no')
    })
  expect(fail).toThrow('no')
  expect(set.get('tasks', id)).toEqual(makeTask('Maya'))
  expect(set.select('tasks', mine)).toEqual([makeTask('Maya')])
})

test('what was written before is newer than what a store finds later', () => {
  const set = loaded()
  set.run((tx) => tx.put('tasks', makeTask('Maya', { claimed_by: idOf('Theo') })))
  set.fill(rows('tasks', { claimed_by: idOf('Theo') }), [])
  set.fill(rows('tasks', { claimed_by: null }), [makeTask('Maya')])
  expect(set.select('tasks', { claimed_by: idOf('Theo') })).toHaveLength(1)
  expect(set.select('tasks', { claimed_by: null })).toEqual([])
})

test('a seeded row stands in for what the store holds, also when it is gone', () => {
  const set = createRows()
  set.seed('tasks', id, null)
  set.fill(rows('tasks', mine), [makeTask('Maya')])
  expect(set.select('tasks', mine)).toEqual([])
  expect(set.get('tasks', id)).toBeNull()
})
