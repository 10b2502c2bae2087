/** The content of a page, its cursor, and when a device has to start over. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import {
  idOf,
  makeAccount,
  makeLoan,
  makeNotification,
  makePartnership,
  makeReward,
  makeTask,
  makeTemplate,
  makeUser,
  monday,
} from '#domain/testing/make.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { createFeedWriter } from './feed.ts'
import { createPageReader } from './page.ts'

const [maya, theo] = [idOf('Maya'), idOf('Theo')]

function open(pageRows = 3) {
  const database = openDatabase(':memory:')
  const store = createRowStore(database)
  const feed = createFeedWriter(database, store)
  let epoch = 'e'
  const pages = createPageReader(database, store, { epoch: () => epoch, pageRows })
  const put = (...rows: readonly (readonly [TableName, AnyRow])[]) => {
    const changes = rows.map(([table, after]) => {
      const { id } = after
      return { table, id, before: store.get(table, id), after }
    })
    for (const change of changes) store.write(change)
    feed.record(changes)
  }
  const drop = (table: TableName, before: AnyRow) => {
    const change = { table, id: before.id, before, after: null }
    store.write(change)
    feed.record([change])
  }
  return {
    database,
    put,
    drop,
    pages,
    read: (cursor: string | null) => pages.read(maya, cursor),
    restore: () => (epoch = 'f'),
    /** Tasks of Maya's, oldest first. */
    tasks: (count: number) => {
      const tasks = Array.from({ length: count }, (_, n) =>
        makeTask('Maya', { id: v7(), name: `${n}`, completed_at: monday }),
      )
      for (const task of tasks) put(['tasks', task])
      return tasks
    },
  }
}

const namesIn = (rows: readonly AnyRow[] | undefined) =>
  (rows ?? []).map((row) => ('name' in row ? row.name : row.id))

test('a new feed is empty and at its beginning', () => {
  const { read, pages } = open()
  expect(pages.versionOf(maya)).toBe(0)
  const page = { reset: true, forgot: false, more: false, put: {}, gone: {} }
  expect(read(null)).toEqual({ ...page, base: null, cursor: 'e.0' })
  expect(read('e.0')).toEqual({ ...page, base: 'e.0', cursor: 'e.0', reset: false })
})

test('a feed that fits on a page is sent completely', () => {
  const { read, tasks, pages } = open()
  tasks(2)
  const page = read(null)
  expect(page).toMatchObject({ base: null, cursor: 'e.2', reset: true, more: false, gone: {} })
  expect(namesIn(page.put['tasks']).toSorted()).toEqual(['0', '1'])
  expect(pages.versionOf(maya)).toBe(2)
})

test('a longer feed starts with what is open, then its history from the newest on, each row once', () => {
  const { read, tasks, put } = open()
  tasks(7)
  put(['tasks', makeTask('Maya', { id: v7(), name: 'open' })])
  const first = read(null)
  expect(first).toMatchObject({ base: null, cursor: 'e.8.8', reset: true, more: true, gone: {} })
  expect(namesIn(first.put['tasks'])).toEqual(['open'])
  const pages = [first]
  for (let page = first; page.more; pages.push(page)) page = read(page.cursor)
  expect(
    pages.slice(1).map(({ base, cursor, reset, more }) => [base, cursor, reset, more]),
  ).toEqual([
    ['e.8.8', 'e.8.5', false, true],
    ['e.8.5', 'e.8.2', false, true],
    ['e.8.2', 'e.8', false, false],
  ])
  expect(pages.slice(1).map(({ put }) => namesIn(put['tasks']).toSorted())).toEqual([
    ['5', '6', 'open'],
    ['2', '3', '4'],
    ['0', '1'],
  ])
})

test('history contains no deletions, because a device that starts over has no rows', () => {
  const { read, tasks, drop } = open()
  const [first] = tasks(6)
  if (first) drop('tasks', first)
  const { cursor } = read(null)
  const page = read(cursor)
  expect(namesIn(page.put['tasks']).toSorted()).toEqual(['4', '5'])
  expect(page.gone).toEqual({})
})

test('history that ends with a full page ends with an empty one', () => {
  const { read, tasks } = open()
  tasks(3)
  const first = read(null)
  expect(first.cursor).toBe('e.3.3')
  const second = read(first.cursor)
  expect(second).toMatchObject({ cursor: 'e.3.0', more: true })
  expect(read(second.cursor)).toMatchObject({ cursor: 'e.3', more: false, put: {} })
})

test('changes are sent in order, in pages while there are more, including rows that are no longer visible', () => {
  const { read, tasks, drop, put } = open()
  const [first, second] = tasks(2)
  const { cursor } = read(null)
  put(['rewards', makeReward('Maya', { name: 'new' })])
  if (first) drop('tasks', first)
  put(['tasks', makeTask('Maya', { id: second?.id ?? '', name: 'changed' })])
  const page = read(cursor)
  expect(page).toMatchObject({ base: 'e.2', cursor: 'e.5', reset: false, more: false })
  expect(namesIn(page.put['tasks'])).toEqual(['changed'])
  expect(namesIn(page.put['rewards'])).toEqual(['new'])
  expect(page.gone).toEqual({ tasks: [first?.id] })
  tasks(4)
  const one = read('e.5')
  expect(one).toMatchObject({ cursor: 'e.8', more: true })
  expect(namesIn(one.put['tasks']).toSorted()).toEqual(['0', '1', '2'])
  const two = read(one.cursor)
  expect(two).toMatchObject({ cursor: 'e.9', more: false })
  expect(namesIn(two.put['tasks'])).toEqual(['3'])
  expect(read('e.9')).toMatchObject({ cursor: 'e.9', more: false, put: {}, gone: {} })
})

test('a device starts over from another history, below a removed deletion, beyond the end, and from an invalid cursor', () => {
  const { read, tasks, database, restore } = open()
  tasks(4)
  database.prepare('UPDATE viewers SET floor = 2 WHERE id = ?').run(maya)
  const startsOver = (cursor: string) => read(cursor).reset
  expect(['e.1', 'e.5', 'd.3', 'x', ''].map(startsOver)).toEqual([true, true, true, true, true])
  expect(['e.2', 'e.3', 'e.4', 'e.4.2'].map(startsOver)).toEqual([false, false, false, false])
  restore()
  expect(read('e.3')).toMatchObject({ base: 'e.3', reset: true, cursor: 'f.4.4' })
})

test('changes reach the end even if the newest entries were removed', () => {
  const { read, tasks, database } = open()
  tasks(4)
  database.prepare('DELETE FROM feed WHERE viewer = ? AND version > 2').run(maya)
  expect(read('e.1')).toMatchObject({ cursor: 'e.4', more: false })
})

test('the first rows are what every screen needs of the person and of partners, and nothing that is completed or private', () => {
  const { read, put } = open(1)
  const done = { completed_at: monday }
  const wish = { awaiting_approval: true, approved_by: null }
  const loan = { approved_by: maya, approved_at: monday, due_date: monday }
  const named = (name: string) => ({ id: v7(), name })
  put(
    ['users', makeUser('Maya')],
    ['users', makeUser('Theo')],
    ['users', makeUser('Nora')],
    ['users', makeUser('Otis')],
    ['accounts', makeAccount('Maya')],
    ['accounts', makeAccount('Theo')],
    ['templates', makeTemplate('Maya')],
    ['templates', makeTemplate('Theo')],
    ['balances', emptyBalance(maya)],
    ['balances', emptyBalance(theo)],
    ['partnerships', makePartnership('Maya', 'Theo')],
    ['partnerships', makePartnership('Nora', 'Maya', { status: 'pending' })],
  )
  put(
    ['tasks', makeTask('Maya', { ...named('mine'), is_shared: false })],
    ['tasks', makeTask('Maya', { ...named('mine, done'), ...done })],
    ['tasks', makeTask('Theo', named('his'))],
    ['tasks', makeTask('Theo', { ...named('his alone'), is_shared: false })],
    ['tasks', makeTask('Theo', { ...named('his, done'), ...done })],
    ['tasks', makeTask('Nora', named('of who invites'))],
    ['tasks', makeTask('Otis', named('of a stranger'))],
    ['rewards', makeReward('Maya', named('mine'))],
    ['rewards', makeReward('Maya', { ...named('mine, wished'), ...wish })],
    ['rewards', makeReward('Maya', { ...named('mine, redeemed'), redeemed_at: monday })],
    ['rewards', makeReward('Theo', { ...named('his, wished'), ...wish })],
    ['rewards', makeReward('Theo', named('his'))],
    ['rewards', makeReward('Theo', { ...named('his, redeemed'), redeemed_at: monday })],
    ['loans', makeLoan('Maya', { id: v7(), title: 'mine' })],
    ['loans', makeLoan('Maya', { id: v7(), title: 'repaid', repaid: true, ...loan })],
    ['loans', makeLoan('Theo', { id: v7(), title: 'his' })],
    ['loans', makeLoan('Theo', { id: v7(), title: 'his, repaid', repaid: true, ...loan })],
    ['notifications', makeNotification('Maya', { id: v7(), content: 'unread' })],
    ['notifications', makeNotification('Maya', { id: v7(), content: 'read', is_read: true })],
    ['notifications', makeNotification('Theo', { id: v7(), content: 'to Theo' })],
  )
  const { put: shown, cursor, more } = read(null)
  const valuesOf = (table: TableName, field: string) =>
    (shown[table] ?? []).map((row) => Reflect.get(row, field) as string).toSorted()
  expect([cursor.split('.').length, more]).toEqual([3, true])
  expect(valuesOf('users', 'id')).toEqual([maya, theo, idOf('Nora')].toSorted())
  expect(valuesOf('accounts', 'id')).toEqual([maya])
  expect(valuesOf('balances', 'id')).toEqual([maya])
  expect(valuesOf('templates', 'user_id')).toEqual([maya])
  expect(valuesOf('partnerships', 'status')).toEqual(['accepted', 'pending'])
  expect(valuesOf('tasks', 'name')).toEqual(['his', 'mine'])
  expect(valuesOf('rewards', 'name')).toEqual(['his, wished', 'mine', 'mine, wished'])
  expect(valuesOf('loans', 'title')).toEqual(['his', 'mine'])
  expect(valuesOf('notifications', 'content')).toEqual(['unread'])
})
