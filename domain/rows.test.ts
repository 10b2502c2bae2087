/** Rows in memory: the reads and writes that a command may do, and the changes that result. */
import { expect, test } from 'vitest'
import type { Rows } from './rows.ts'
import { createRows, MissingRead } from './rows.ts'
import { idOf, makeTask, makeUser } from './testing/make.ts'
import type { Read, Tx } from './tx.ts'
import { row, rows } from './tx.ts'

const id = idOf('task of Maya')
const mine = { user_id: idOf('Maya') }
const unclaimed = { claimed_by: null }

function loaded(): Rows {
  const set = createRows()
  set.bring(row('tasks', id), [makeTask('Maya')])
  set.bring(row('users', idOf('Maya')), [])
  set.bring(rows('tasks', mine), [makeTask('Maya')])
  return set
}

test('a row that was loaded and not found is null; one that was not loaded is missing', () => {
  const set = loaded()
  expect(set.get('users', idOf('Maya'))).toBeNull()
  expect(() => set.get('users', idOf('Theo'))).toThrow(MissingRead)
  expect(() => set.select('tasks', { user_id: idOf('Theo') })).toThrow(MissingRead)
})

test.each<[string, (tx: Tx) => void, Read]>([
  ['gets', (tx) => void tx.get('tasks', idOf('other')), row('tasks', idOf('other'))],
  ['selects', (tx) => void tx.select('tasks', unclaimed), rows('tasks', unclaimed)],
  ['puts', (tx) => tx.put('tasks', makeTask('Theo')), row('tasks', makeTask('Theo').id)],
  ['deletes', (tx) => tx.delete('tasks', idOf('other')), row('tasks', idOf('other'))],
])('a command that %s a row that is not loaded stops there, and reports it', (_, work, read) => {
  const set = loaded()
  const spoilt = (tx: Tx) => {
    tx.put('tasks', makeTask('Maya', { name: 'Gutters' }))
    work(tx)
  }
  expect(() => set.run(spoilt)).toThrow(expect.objectContaining({ name: 'MissingRead', read }))
  expect(set.get('tasks', id)).toEqual(makeTask('Maya'))
})

test('a synchronous store is queried when a row is read, and only once', () => {
  const asked: Read[] = []
  const set = createRows((read) => {
    asked.push(read)
    return read.id === undefined ? [makeTask('Maya')] : []
  })
  const work = (tx: Tx) => {
    expect(tx.get('users', idOf('Theo'))).toBeNull()
    expect(tx.select('tasks', mine)).toEqual([makeTask('Maya')])
    expect(tx.get('tasks', id)).toEqual(makeTask('Maya'))
  }
  set.run(work)
  set.run(work)
  expect(asked).toEqual([row('users', idOf('Theo')), rows('tasks', mine)])
})

test('a slice that is loaded late does not restore what was changed or deleted meanwhile', () => {
  const other = makeTask('Maya', { id: idOf('other') })
  const set = createRows(({ id: wanted }) =>
    [makeTask('Maya'), other].filter((stored) => stored.id === (wanted ?? stored.id)),
  )
  set.run((tx) => {
    tx.delete('tasks', id)
    tx.put('tasks', { ...other, name: 'Gutters' })
    expect(tx.select('tasks', mine)).toEqual([{ ...other, name: 'Gutters' }])
  })
})

test('a command reads its own writes, by id and in slices', () => {
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

test('a new row is added to the slices it matches, and a row with a derived id needs no read', () => {
  const set = loaded()
  set.run((tx) => {
    tx.insert('tasks', makeTask('Maya', { id: idOf('new') }))
    expect(tx.select('tasks', mine)).toHaveLength(2)
  })
})

test('several writes of a row are one change, from first to last; no change if nothing differs', () => {
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

test('failed work leaves no changes', () => {
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

test('a written row is newer than what a store finds later', () => {
  const set = loaded()
  set.run((tx) => tx.put('tasks', makeTask('Maya', { claimed_by: idOf('Theo') })))
  set.bring(rows('tasks', { claimed_by: idOf('Theo') }), [])
  set.bring(rows('tasks', { claimed_by: null }), [makeTask('Maya')])
  expect(set.select('tasks', { claimed_by: idOf('Theo') })).toHaveLength(1)
  expect(set.select('tasks', { claimed_by: null })).toEqual([])
})

test('a seeded row replaces the one in the store, also a deleted one', () => {
  const set = createRows()
  set.seed('tasks', id, null)
  set.bring(rows('tasks', mine), [makeTask('Maya')])
  expect(set.select('tasks', mine)).toEqual([])
  expect(set.get('tasks', id)).toBeNull()
})
