/** The device's store over IndexedDB, with images of it like those of the in-memory store. */
import type { AnyRow } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import type { MadeRows } from '#domain/testing/make.ts'
import { AccountDatabase, fromStored, toStored } from '#web/data/database.ts'
import type { DeviceState } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import type { DeviceImage } from './memory-store.ts'
import { emptyImage } from './memory-store.ts'

let opened = 0

/** A new database with a unique name. */
export function openDexieStore(state: DeviceState) {
  const database = new AccountDatabase(`test-${++opened}`)
  const isReady = restore(database, emptyImage(state))
  const store = createDexieStore(database)
  return {
    database,
    store,
    image: () => isReady.then(() => imageOf(database)),
    restore: (image: DeviceImage) => isReady.then(() => restore(database, image)),
  }
}

/** The same with these rows; `put` adds some. */
export async function openDeviceWith(rows: MadeRows, state = initialState('device')) {
  const { database, store, image } = openDexieStore(state)
  await image()
  const put = (changed: MadeRows) =>
    store.transaction((tx) =>
      tx.write(changed.map(([table, after]) => ({ table, id: after.id, after }))),
    )
  await put(rows)
  return { database, store, put }
}

function imageOf(database: AccountDatabase): Promise<DeviceImage> {
  return database.transaction('r', database.tables, async () => {
    const stored = await database.state.get('sync')
    if (!stored) throw new Error('The device has no state')
    const { key, ...state } = stored
    const image = emptyImage(state)
    for (const table of tableNames)
      for (const row of await database.table<AnyRow, string>(table).toArray())
        image.tables[table].set(row.id, fromStored(table, row))
    for (const item of await database.outbox.toArray()) image.outbox.set(item.seq, item)
    for (const item of await database.rejected.toArray()) image.rejected.set(item.id, item)
    image.nextSeq = Math.max(0, ...image.outbox.keys()) + 1
    return image
  })
}

function restore(database: AccountDatabase, image: DeviceImage): Promise<void> {
  return database.transaction('rw', database.tables, async () => {
    await Promise.all(database.tables.map((table) => table.clear()))
    for (const table of tableNames) {
      const rows = [...image.tables[table].values()].map((row) => toStored(table, row))
      await database.table<AnyRow, string>(table).bulkPut(rows)
    }
    await database.outbox.bulkPut([...image.outbox.values()])
    await database.rejected.bulkPut([...image.rejected.values()])
    await database.state.put({ key: 'sync', ...image.state })
  })
}
