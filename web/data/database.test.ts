/** A database of an earlier release opens, and its queue stays safe; a deleted one stays deleted. */
import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { AccountDatabase, databaseName } from './database.ts'
import { initialState } from './device-store.ts'
import { findByWords } from './row-words.ts'
import { isUnsent } from './unsaved.ts'

const firstRelease = {
  users: 'id',
  accounts: 'id',
  usages: 'id',
  balances: 'id',
  partnerships: 'id, inviter_id, invitee_id',
  tasks: 'id, _open, _done, _waits',
  entries: 'id, created_at',
  notifications: 'id, created_at, _unread',
  outbox: '++seq',
  rejected: 'id, rejected_at',
  state: 'key',
}

test('what an earlier release left in the outbox counts as sent, and later changes do not (I8)', async () => {
  const earlier = new Dexie(databaseName('maya'), { indexedDB, IDBKeyRange })
  earlier.version(1).stores(firstRelease)
  const { sent: _sent, settings: _settings, ...state } = initialState('tablet')
  await earlier.table('state').add({ key: 'sync', ...state })
  await earlier.table('outbox').bulkAdd([{ id: 'first' }, { id: 'second' }])
  earlier.close()

  const database = new AccountDatabase('maya', { indexedDB, IDBKeyRange })
  const { settings } = initialState('')
  expect(await database.state.get('sync')).toEqual({ key: 'sync', ...state, settings, sent: 2 })
  expect(await isUnsent(database, 'second')).toBe(false)

  await database.table('outbox').add({ id: 'third' })
  expect(await isUnsent(database, 'third')).toBe(true)
})

test('rows of an earlier release are found by their words', async () => {
  const earlier = new Dexie(databaseName('nora'), { indexedDB, IDBKeyRange })
  earlier.version(6).stores({ ...firstRelease, rewards: 'id, user_id', loans: 'id, user_id' })
  await earlier.table('tasks').add(makeTask('Nora', { name: 'Wash the windows' }))
  earlier.close()
  const database = new AccountDatabase('nora', { indexedDB, IDBKeyRange })
  expect((await findByWords(database, 'tasks', ['wash'])).size).toBe(1)
})

test('active tasks of an earlier release are listed as due on no day', async () => {
  const earlier = new Dexie(databaseName('juno'), { indexedDB, IDBKeyRange })
  earlier.version(8).stores({ ...firstRelease, tasks: 'id, _open, _due' })
  const task = makeTask('Juno')
  await earlier.table('tasks').add({ ...task, _open: task.created_at })
  earlier.close()
  const database = new AccountDatabase('juno', { indexedDB, IDBKeyRange })
  expect(await database.tasks.orderBy('_undated').primaryKeys()).toEqual([task.id])
})

test('what an earlier release has of a chore that was done is its history (C31)', async () => {
  const earlier = new Dexie(databaseName('ida'), { indexedDB, IDBKeyRange })
  earlier.version(14).stores({ ...firstRelease, tasks: 'id, _open, _done' })
  const completed_at = '2026-11-20T18:00:00.000Z'
  const done = { _done: [idOf('Ida'), completed_at], completed_at }
  const ofChore = makeTask('Ida', { id: idOf('bins'), chore_id: idOf('chore'), completed_at })
  const plain = makeTask('Ida', { completed_at })
  await earlier.table('tasks').bulkAdd([ofChore, plain].map((task) => ({ ...task, ...done })))
  earlier.close()
  const database = new AccountDatabase('ida', { indexedDB, IDBKeyRange })
  const history = database.tasks.where('_doneOf').between([idOf('chore'), ''], [idOf('chore'), '~'])
  expect(await history.primaryKeys()).toEqual([ofChore.id])
  expect(await database.tasks.orderBy('_done').count()).toBe(2)
})

/** A change here needs the next version number in `declareVersions`, or no device in use would ever have it. */
test('the tables of rows are those of version 15 (I8)', async () => {
  const database = new AccountDatabase('theo', { indexedDB, IDBKeyRange })
  await database.open()
  const stored = database.tables.map(({ name, schema }) => [
    name,
    schema.indexes.map((index) => index.name).toSorted((a, b) => a.localeCompare(b)),
  ])
  expect([database.verno, Object.fromEntries(stored)]).toEqual([
    15,
    {
      users: [],
      accounts: [],
      usages: [],
      balances: [],
      partnerships: ['invitee_id', 'inviter_id'],
      tasks: [
        '_done',
        '_doneOf',
        '_due',
        '_dueDone',
        '_helped',
        '_inRoom',
        '_ofChore',
        '_open',
        '_photo',
        '_undated',
        '_unindexed',
        '_waits',
        '_waitsHelped',
        '_words',
        'image_url',
        'proof_url',
      ],
      rewards: [
        '_offered',
        '_photo',
        '_redeemed',
        '_unindexed',
        '_words',
        'image_url',
        'source_id',
        'user_id',
      ],
      loans: ['_unindexed', '_words', 'user_id'],
      entries: ['created_at'],
      notifications: ['_unread', 'created_at'],
      templates: ['created_at', 'image_url'],
      check_ins: ['month', 'partner_id', 'user_id'],
      chores: ['image_url', 'user_id'],
      rooms: ['user_id'],
      seats: ['chore_id', 'person'],
      pauses: ['user_id'],
      photos: [],
      photoBytes: [],
      outbox: [],
      rejected: ['rejected_at'],
      state: [],
    },
  ])
})

test('what still reads after the database was deleted makes no empty one in its place (R20)', async () => {
  const database = new AccountDatabase('theo', { indexedDB, IDBKeyRange })
  await database.state.count()
  await database.forWriting('relaxed').state.count()
  await new Dexie(databaseName('theo'), { indexedDB, IDBKeyRange }).delete()
  for (const connection of [database, database.forWriting('relaxed')])
    await connection.state.count().catch(() => undefined)
  const left = (await indexedDB.databases()).map(({ name }) => name)
  expect(left).not.toContain(databaseName('theo'))
})
