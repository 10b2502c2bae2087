/** The device's store over IndexedDB. Every request of a step is made at once; a transaction awaits nothing else (R5). */
import type { Found } from '#domain/rows.ts'
import { matches } from '#domain/rows.ts'
import type { AnyRow, Read, TableName } from '#domain/tx.ts'
import { tableNames } from '#domain/tx.ts'
import type { AccountDatabase } from './database.ts'
import { fromStored, toStored } from './database.ts'
import type { DeviceState, DeviceStore, DeviceTx, OutboxItem } from './device-store.ts'

export function createDexieStore(database: AccountDatabase): DeviceStore {
  const tx = createTx(database)
  return {
    transaction: (work) => database.transaction('rw', database.tables, async () => work(tx)),
    outgoing: (limit) =>
      database.transaction('r', [database.state, database.outbox], async () => {
        const state = await tx.state()
        const items = await database.outbox.where('seq').above(state.settled).limit(limit).toArray()
        return { state, items }
      }),
  }
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
function createTx(database: AccountDatabase): DeviceTx {
  const rowsOf = (table: TableName) => database.table<AnyRow, string>(table)

  async function load({ table, id, where }: Read): Promise<Found> {
    if (id !== undefined) {
      const row = await rowsOf(table).get(id)
      return row ? [fromStored(table, row)] : []
    }
    const [[field, value] = ['', null]] = Object.entries(where ?? {})
    const rows = await rowsOf(table)
      .where(field)
      .equals(value as string)
      .toArray()
    return rows.map((row) => fromStored(table, row)).filter((row) => matches(row, where ?? {}))
  }

  return {
    load: (reads) => Promise.all(reads.map(load)),

    async state() {
      const stored = await database.state.get('sync')
      if (stored?.key !== 'sync') throw new Error('The device has no state')
      const { key, ...state } = stored
      return state
    },
    async putState(state: DeviceState) {
      await database.state.put({ key: 'sync', ...state })
    },

    async waiting(after, copies = []) {
      const above = database.outbox.where('seq').above(after)
      if (copies.length === 0) return above.toArray()
      const known = new Map(copies.map((item) => [item.seq, item]))
      const seqs = await above.primaryKeys()
      const missing = seqs.filter((seq) => !known.has(seq))
      const loaded = missing.length === 0 ? [] : await database.outbox.bulkGet(missing)
      for (const item of loaded) if (item) known.set(item.seq, item)
      return seqs.flatMap((seq) => known.get(seq) ?? [])
    },
    async enqueue(item) {
      await database.outbox.add(item as OutboxItem)
    },
    async replace(items) {
      await database.outbox.bulkPut([...items])
    },
    async drop(seqs) {
      await database.outbox.bulkDelete([...seqs])
    },
    async trim(through) {
      await database.outbox.where('seq').belowOrEqual(through).delete()
    },

    async write(changes) {
      await Promise.all(
        tableNames.flatMap((table) => {
          const of = changes.filter((change) => change.table === table)
          const puts = of.flatMap(({ after }) => (after ? toStored(table, after) : []))
          const gone = of.filter(({ after }) => after === null).map(({ id }) => id)
          return [
            ...(puts.length > 0 ? [rowsOf(table).bulkPut(puts)] : []),
            ...(gone.length > 0 ? [rowsOf(table).bulkDelete(gone)] : []),
          ]
        }),
      )
    },
    async clear() {
      await Promise.all(tableNames.map((table) => rowsOf(table).clear()))
    },
    async reject(items) {
      await database.rejected.bulkPut([...items])
    },
  }
}
