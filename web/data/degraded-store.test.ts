/** How the store handles browser failures during a transaction (R41, R42). */
import { expect, test, vi } from 'vitest'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { AccountDatabase } from './database.ts'
import { createDexieStore } from './dexie-store.ts'
import { keepPhoto } from './photos/photo-store.ts'
import { isQuotaExceeded } from './storage-errors.ts'

const task = makeTask('Maya')
const change = { table: 'tasks', id: task.id, after: task } as const

async function open() {
  const database = new AccountDatabase(crypto.randomUUID())
  await database.open()
  return { database, store: createDexieStore(database) }
}

/** A transaction that writes a row and is then failed by the browser, this many times. */
function failing(store: ReturnType<typeof createDexieStore>, name: string, times: number) {
  let left = times
  return store.transaction(async (tx) => {
    await tx.write([change])
    if (left-- > 0) throw new DOMException('The browser failed', name)
  })
}

test('a connection that is lost in the middle is opened anew, and the whole change runs again (R41)', async () => {
  const { database, store } = await open()
  const reopened = vi.spyOn(database, 'close')
  await failing(store, 'UnknownError', 1)
  expect(reopened).toHaveBeenCalledOnce()
  expect(await database.tasks.count()).toBe(1)
})

test('a change that fails twice is refused, and nothing of it is kept (R41)', async () => {
  const { database, store } = await open()
  await expect(failing(store, 'UnknownError', 2)).rejects.toThrow('The browser failed')
  expect(await database.tasks.count()).toBe(0)
})

test('without room photos of others go first; those made here stay (R42)', async () => {
  const { database, store } = await open()
  for (const isOwn of [true, false]) {
    const photo = { hash: idOf(String(isOwn)), type: 'image/png', bytes: new ArrayBuffer(8) }
    await keepPhoto(database, photo, { isOwn, now: 0 })
  }
  await failing(store, 'QuotaExceededError', 1)
  expect(await database.tasks.count()).toBe(1)
  expect(await database.photos.toArray()).toMatchObject([{ isOwn: true }])
  expect(await database.photoBytes.count()).toBe(1)
})

test('without room and without photos the change is refused whole, and known for what it is (R42)', async () => {
  const { database, store } = await open()
  const refusal: unknown = await failing(store, 'QuotaExceededError', 1).catch(
    (error: unknown) => error,
  )
  expect(isQuotaExceeded(refusal)).toBe(true)
  expect(await database.tasks.count()).toBe(0)
})

test('what the browser refuses is the reason, not that the work came upon an ended transaction (R42)', async () => {
  const { database, store } = await open()
  const refused = new DOMException('No room', 'QuotaExceededError')
  const refusal: unknown = await store
    .transaction(async (tx) => {
      vi.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementationOnce(function end(
        this: IDBTransaction,
      ) {
        Object.assign(this, { error: refused })
        this.abort()
        return this.objectStore('tasks')
      })
      await tx.write([change])
    })
    .catch((error: unknown) => error)
  expect(refusal).toBe(refused)
  expect(await database.tasks.count()).toBe(0)
})

test('after a refusal Firefox lets one transaction only delete: the tap after it is saved all the same (R42)', async () => {
  const { database, store } = await open()
  const words = 'A mutation operation was attempted on a database that did not allow mutations.'
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException(words, 'InvalidStateError')
  })
  await store.transaction((tx) => tx.write([change]))
  expect(put).toHaveBeenCalledTimes(2)
  expect(await database.tasks.count()).toBe(1)
  expect(isQuotaExceeded(new DOMException(words, 'InvalidStateError'))).toBe(true)
  expect(isQuotaExceeded(new DOMException('The connection is closed', 'InvalidStateError'))).toBe(
    false,
  )
})
