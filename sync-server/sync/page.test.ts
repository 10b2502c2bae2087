/** The content of a page, its cursor, and when a device has to start over. */
import Sqlite from 'better-sqlite3'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { MadeRows } from '#domain/testing/make.ts'
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
import { migrate, readMigrations } from '#server/store/migrate.ts'
import { withEngine } from '#server/store/open-database.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createFeedWriter } from './feed.ts'
import { createPageReader } from './page.ts'

const [maya, theo] = [idOf('Maya'), idOf('Theo')]

function open(pageRows = 3) {
  const database = openTestDatabase()
  const store = createRowStore(database)
  const feed = createFeedWriter(database, store)
  let epoch = 'e'
  const pages = createPageReader(database, store, { epoch: () => epoch, pageRows })
  const put = (...rows: MadeRows) => {
    const changes = rows.map(([table, after]) => {
      const { id } = after
      return { table, id, before: store.get(table, id), after }
    })
    return { entered: feed.record(changes), changes }
  }
  const drop = (table: TableName, before: AnyRow) => {
    const change = { table, id: before.id, before, after: null }
    return { entered: feed.record([change]), changes: [change] }
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
        makeTask('Maya', { id: v7(), name: `${n}`, completed_at: monday, created_at: minute(n) }),
      )
      for (const task of tasks) put(['tasks', task])
      return tasks
    },
  }
}

/** A time this many minutes after the start, also as the position of a cursor. */
const minute = (n: number) => new Date(Date.parse(monday) + n * 60_000).toISOString()
const position = (n: number) => Date.parse(minute(n))
const end = Date.UTC(9999, 11, 31)

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
  put(['tasks', makeTask('Maya', { id: v7(), name: 'open', created_at: minute(7) })])
  const first = read(null)
  expect(first).toMatchObject({ cursor: `e.8.${end}`, reset: true, more: true, gone: {} })
  expect(namesIn(first.put['tasks'])).toEqual(['open'])
  const pages = [first]
  for (let page = first; page.more; pages.push(page)) page = read(page.cursor)
  expect(
    pages.slice(1).map(({ base, cursor, reset, more }) => [base, cursor, reset, more]),
  ).toEqual([
    [`e.8.${end}`, `e.8.${position(5)}`, false, true],
    [`e.8.${position(5)}`, `e.8.${position(2)}`, false, true],
    [`e.8.${position(2)}`, 'e.8', false, false],
  ])
  expect(pages.slice(1).map(({ put }) => namesIn(put['tasks']).toSorted())).toEqual([
    ['5', '6', 'open'],
    ['2', '3', '4'],
    ['0', '1'],
  ])
})

test('rows of the same time stay together, on a page that is longer for it', () => {
  const { read, put, tasks } = open()
  tasks(1)
  for (let n = 0; n < 5; n++)
    put(['tasks', makeTask('Maya', { id: v7(), name: 'at once', created_at: minute(9) })])
  const page = read(read(null).cursor)
  expect(namesIn(page.put['tasks'])).toEqual(Array.from({ length: 5 }, () => 'at once'))
  expect(namesIn(read(page.cursor).put['tasks'])).toEqual(['0'])
})

test('history contains rows that partners share and tasks done for one another, each row once', () => {
  const { read, put } = open(2)
  const done = (owner: string, performer: string, n: number) =>
    makeTask(owner, {
      id: v7(),
      name: `${n}`,
      claimed_by: idOf(performer),
      completed_at: minute(n),
      created_at: minute(n),
    })
  put(
    ['partnerships', makePartnership('Maya', 'Theo')],
    ['partnerships', makePartnership('Theo', 'Otis')],
    ['tasks', done('Maya', 'Theo', 1)],
    ['tasks', done('Theo', 'Maya', 2)],
    ['tasks', done('Otis', 'Theo', 3)],
    ['tasks', makeTask('Otis', { id: v7(), name: '4', created_at: minute(4) })],
    ['tasks', makeTask('Theo', { id: v7(), name: '5', created_at: minute(5), is_shared: false })],
    ['notifications', makeNotification('Maya', { id: v7(), created_at: minute(6) })],
    ['notifications', makeNotification('Theo', { id: v7(), created_at: minute(7) })],
  )
  const found: Record<string, AnyRow[]> = {}
  for (let page = read(null); ; page = read(page.cursor)) {
    if (!page.reset)
      for (const [table, rows] of Object.entries(page.put)) (found[table] ??= []).push(...rows)
    if (!page.more) break
  }
  expect(Object.keys(found).toSorted()).toEqual(['notifications', 'tasks'])
  // Only the part of a stranger's task that says a partner performed it is visible, without its texts.
  expect(namesIn(found['tasks']).toSorted()).toEqual(['', '1', '2'])
  expect(found['notifications']).toHaveLength(1)
})

test('history contains no deletions, because a device that starts over has no rows', () => {
  const { read, tasks, drop } = open()
  const [first] = tasks(6)
  if (first) drop('tasks', first)
  const { cursor } = read(null)
  const page = read(cursor)
  expect(namesIn(page.put['tasks']).toSorted()).toEqual(['3', '4', '5'])
  expect(namesIn(read(page.cursor).put['tasks']).toSorted()).toEqual(['1', '2'])
  expect(page.gone).toEqual({})
})

test('history that ends with a full page ends with an empty one', () => {
  const { read, tasks } = open()
  tasks(3)
  const first = read(null)
  expect(first.cursor).toBe(`e.3.${end}`)
  const second = read(first.cursor)
  expect(second).toMatchObject({ cursor: `e.3.${position(0)}`, more: true })
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

test('the page after own commits is made of their rows, exactly as it would be read', () => {
  const { pages, put, drop, read, tasks } = open(9)
  put(['partnerships', makePartnership('Maya', 'Theo')])
  const [first = makeTask('Maya')] = tasks(2)
  const { cursor } = read(null)
  const changed = makeTask('Maya', { id: v7(), name: 'new', created_at: minute(3) })
  const commits = [
    put(['tasks', changed], ['balances', { ...emptyBalance(maya), total_points: 3 }]),
    put(['tasks', { ...changed, name: 'newer' }], ['notifications', makeNotification('Theo')]),
    drop('tasks', first),
  ]
  const after = pages.after(maya, cursor, commits)
  expect(after).toEqual(read(cursor))
  expect(namesIn(after?.put['tasks'])).toEqual(['newer'])
  expect(after?.gone).toEqual({ tasks: [first.id] })
  // Theo, whose feed they were entered in as well, gets them as he sees them.
  const his = pages.read(theo, null).cursor
  const private_ = put(['tasks', { ...changed, is_shared: false }])
  expect(pages.after(theo, his, [private_])).toEqual(pages.read(theo, his))
})

test('the feed is read where own commits are not all there is to tell', () => {
  const { pages, put, read, tasks, restore } = open(3)
  tasks(1)
  const { cursor } = read(null)
  const mine = () => put(['tasks', makeTask('Maya', { id: v7(), created_at: minute(4) })])
  const [one, other, last] = [mine(), mine(), mine()]
  expect(pages.after(maya, cursor, [one, other, last])).toEqual(read(cursor))
  expect(pages.after(maya, cursor, [other, last])).toBeNull()
  expect(pages.after(maya, cursor, [one, last])).toBeNull()
  expect(pages.after(maya, cursor, [])).toBeNull()
  expect(pages.after(maya, null, [one])).toBeNull()
  expect(pages.after(maya, `${cursor}.${end}`, [one])).toBeNull()
  expect(pages.after(maya, cursor, [one, other, last, mine()])).toBeNull()
  // A new partner's rows come with the partnership, and are not among the changes.
  const before = read(cursor).cursor
  put(['tasks', makeTask('Theo', { id: v7(), created_at: minute(5) })])
  const pair = put(['partnerships', makePartnership('Maya', 'Theo')])
  expect(pages.after(maya, before, [pair])).toBeNull()
  restore()
  expect(pages.after(maya, cursor, [one])).toBeNull()
})

test('a device starts over from another history, below a removed deletion, beyond the end, and from an invalid cursor', () => {
  const { read, tasks, database, restore } = open()
  tasks(4)
  database.prepare('UPDATE viewers SET floor = 2 WHERE id = ?').run(maya)
  const startsOver = (cursor: string) => read(cursor).reset
  expect(['e.1', 'e.5', 'd.3', 'x', ''].map(startsOver)).toEqual([true, true, true, true, true])
  expect(['e.2', 'e.3', 'e.4', `e.4.${end}`].map(startsOver)).toEqual([false, false, false, false])
  restore()
  expect(read('e.3')).toMatchObject({ base: 'e.3', reset: true, cursor: `f.4.${end}` })
})

test('a first sync that an older release began starts over: its position is not a time', () => {
  const { read, tasks } = open()
  tasks(4)
  expect(read('e.4.2')).toMatchObject({ reset: true, cursor: `e.4.${end}` })
  expect(read(`e.4.${'9'.repeat(17)}`)).toMatchObject({ reset: true, cursor: `e.4.${end}` })
})

test('what a newer release changed in a table of its own is passed over (R37)', () => {
  const { database, put, read } = open()
  put(['tasks', makeTask('Maya')])
  database.prepare('UPDATE feed SET changed = ?').run(JSON.stringify({ knots: ['one'] }))
  expect(read('e.0')).toMatchObject({ cursor: 'e.1', put: {}, gone: {}, more: false })
})

test('changes reach the end even if the newest entries were removed', () => {
  const { read, tasks, database } = open()
  tasks(4)
  database.prepare('DELETE FROM feed WHERE viewer = ? AND version > 2').run(maya)
  expect(read('e.1')).toMatchObject({ cursor: 'e.4', more: false })
})

test('the first rows are those every screen needs of the person and of partners, and nothing that is completed or private', () => {
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
    ['notifications', makeNotification('Maya', { id: v7(), subject: 'unread' })],
    ['notifications', makeNotification('Maya', { id: v7(), subject: 'read', is_read: true })],
    ['notifications', makeNotification('Theo', { id: v7(), subject: 'to Theo' })],
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
  expect(valuesOf('notifications', 'subject')).toEqual(['unread'])
})

test('a feed of an older release goes on: cursors stay valid, and a backfill under way begins again (R38)', () => {
  const file = new Sqlite(':memory:')
  const isOlder = ({ name }: { readonly name: string }) => name < '0016'
  migrate(file, readMigrations().filter(isOlder))
  const task = { id: v7(), name: 'of before' }
  // Plain SQL, because the tables of that time had fewer columns.
  file
    .prepare(
      `INSERT INTO tasks (id, user_id, name, description, time_minutes, effort_level, is_shared, created_at, completions)
       VALUES (?, ?, ?, '', 40, 'easy', 1, ?, 0)`,
    )
    .run(task.id, maya, task.name, monday)
  file
    .prepare(`INSERT INTO feed (viewer, table_name, id, version) VALUES (?, 'tasks', ?, 7)`)
    .run(maya, task.id)
  file.prepare('INSERT INTO viewers (id, version) VALUES (?, 7)').run(maya)
  file.prepare('INSERT INTO backfills (viewer, other, source) VALUES (?, ?, 3)').run(maya, theo)
  migrate(file, readMigrations())
  const database = withEngine(file)
  const store = createRowStore(database)
  const pages = createPageReader(database, store, { epoch: () => 'e', pageRows: 3 })
  expect(pages.read(maya, 'e.7')).toMatchObject({ cursor: 'e.7', reset: false, put: {} })
  expect(namesIn(pages.read(maya, 'e.6').put['tasks'])).toEqual(['of before'])
  expect(createFeedWriter(database, store).behind()).toBe(maya)
})
