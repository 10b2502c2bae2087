/** A database of an earlier release opens, and its queue stays safe. */
import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { AccountDatabase, databaseName } from './database.ts'
import { initialState } from './device-store.ts'
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
