/** The device's store over IndexedDB, through Dexie: a tap and an answer are one transaction each. */
import { Dexie } from 'dexie'
import type { Table, Transaction } from 'dexie'
import { keyOf, matches } from '#domain/row-values.ts'
import type { Found } from '#domain/rows.ts'
import type { IndexRange } from '#domain/table.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'
import type { AccountDatabase } from './database.ts'
import { fromStored, toStored } from './database.ts'
import type {
  DeviceState,
  DeviceStore,
  DeviceTx,
  Durability,
  OutboxItem,
  RejectedItem,
} from './device-store.ts'
import { dropFetchedPhotos } from './photos/photo-store.ts'
import { isLostConnection, isQuotaExceeded, rootCause, writeWithRetry } from './storage-errors.ts'

const storeNames = [...tableNames, 'outbox', 'rejected', 'state'] as const

export function createDexieStore(database: AccountDatabase): DeviceStore {
  return {
    /**
     * Runs it once more as a whole if the browser lost its storage in the middle (R41), or if space was lacking and
     * photos could be deleted (R42): nothing of the first attempt was kept.
     */
    async transaction(work, durability = 'strict') {
      try {
        return await writeWithRetry(() => attempt(database, work, durability))
      } catch (error) {
        if (isLostConnection(error)) await reopen(database)
        else if (!isQuotaExceeded(error) || !(await dropFetchedPhotos(database))) throw error
        return attempt(database, work, durability)
      }
    },
    outgoing(limit) {
      return database.transaction('r', database.state, database.outbox, async () => {
        const state = stateIn(await database.state.get('sync'))
        const waiting = database.outbox.where('seq').above(state.settled)
        return { state, items: limit === 0 ? [] : await waiting.limit(limit).toArray() }
      })
    },
  }
}

/**
 * The work runs outside of Dexie's zone, and its function is not `async`, so that nothing depends on Dexie following
 * native awaits: it does so for only a hundred steps, and a long replay has more. The tables are the transaction's own.
 */
async function attempt<T>(
  database: AccountDatabase,
  work: (tx: DeviceTx) => Promise<T>,
  durability: Durability,
): Promise<T> {
  let native: IDBTransaction | undefined
  try {
    return await database
      .forWriting(durability)
      .transaction('rw!', [...storeNames], (transaction) => {
        native = transaction.idbtrans
        return Dexie.ignoreTransaction(() => work(createTx(transaction)))
      })
  } catch (error) {
    // The work's error is only a consequence if the browser itself ended the transaction, usually for lack of space.
    throw native?.error ?? rootCause(error)
  }
}

async function reopen(database: AccountDatabase): Promise<void> {
  database.close({ disableAutoOpen: false })
  await database.open()
}

/** Checks whether the connection still works, and opens another one if it does not (R41). */
export async function probe(database: AccountDatabase): Promise<void> {
  try {
    await database.state.count()
  } catch (error) {
    if (rootCause(error) instanceof DOMException) await reopen(database)
    else throw error
  }
}

function createTx(transaction: Transaction): DeviceTx {
  const rowsOf = (table: TableName) => transaction.table<AnyRow, string>(table)
  const outbox = transaction.table<OutboxItem, number>('outbox')
  const state: AccountDatabase['state'] = transaction.table('state')

  /** Slices with rows in the same ranges of an index are read together. */
  function loadSlices(slices: readonly Read[]) {
    const looks = new Map<string, PromiseLike<readonly AnyRow[]>>()
    return slices.map(async (read): Promise<[string, Found]> => {
      const { table, where = {} } = read
      const found = await Promise.all(
        indexRanges(table, where).map((range) => {
          const key = JSON.stringify([table, range])
          const look = looks.get(key) ?? rangeOf(rowsOf(table), range).toArray()
          looks.set(key, look)
          return look
        }),
      )
      const rows = found.flat().map((row) => fromStored(table, row))
      return [keyOf(read), rows.filter((row) => matches(row, where))]
    })
  }

  /** All rows of a table that are requested by id. */
  async function loadRows(table: TableName, ids: readonly string[]) {
    const found = await rowsOf(table).bulkGet([...ids])
    return ids.map((id, index): [string, Found] => {
      const row = found[index]
      return [keyOf({ table, id }), row ? [fromStored(table, row)] : []]
    })
  }

  return {
    async load(reads) {
      const single = [...idsByTable(reads)].map(([table, ids]) => loadRows(table, ids))
      const slices = reads.filter(({ id }) => id === undefined)
      const [rows, found] = await Promise.all([
        Promise.all(single),
        Promise.all(loadSlices(slices)),
      ])
      const byKey = new Map([...rows.flat(), ...found])
      return reads.map((read) => byKey.get(keyOf(read)) ?? [])
    },
    state: async () => stateIn(await state.get('sync')),
    putState: async (next) => state.put({ key: 'sync', ...next }),
    waiting: async (after, limit = Infinity) =>
      outbox.where('seq').above(after).limit(limit).toArray(),
    enqueue: async (item) => outbox.add(item as OutboxItem),
    replace: async (items) => outbox.bulkPut(items),
    drop: async (seqs) => outbox.bulkDelete([...seqs]),
    trim: async (through) => outbox.where('seq').belowOrEqual(through).delete(),
    async write(changes) {
      const tables = [...new Set(changes.map(({ table }) => table))]
      await Promise.all(
        tables.map(async (table) => {
          const own = changes.filter((change) => change.table === table)
          const put = own.flatMap(({ after }) => (after ? toStored(table, after) : []))
          const gone = own.flatMap(({ id, after }) => (after ? [] : id))
          await Promise.all([rowsOf(table).bulkPut(put), rowsOf(table).bulkDelete(gone)])
        }),
      )
    },
    clear: () => Promise.all(tableNames.map((table) => rowsOf(table).clear())),
    reject: async (items) => transaction.table<RejectedItem>('rejected').bulkPut(items),
  }
}

/** Without an index, the table's ids; without ends, everything. */
function rangeOf(rows: Table<AnyRow, string>, { index, from, to }: IndexRange) {
  const [lower, upper] = [from ?? Dexie.minKey, to ?? from ?? Dexie.maxKey]
  return rows.where(index ?? ':id').between(lower, upper, true, true)
}

function idsByTable(reads: readonly Read[]): ReadonlyMap<TableName, readonly string[]> {
  const ids = new Map<TableName, string[]>()
  for (const { table, id } of reads)
    if (id !== undefined) {
      const known = ids.get(table)
      if (known) known.push(id)
      else ids.set(table, [id])
    }
  return ids
}

function stateIn(stored: (DeviceState & { readonly key: 'sync' }) | undefined): DeviceState {
  if (!stored) throw new Error('The device has no state')
  const { key, ...state } = stored
  return state
}

/** Ranges that together contain every row of a slice, and others besides. */
function indexRanges(
  table: TableName,
  where: Readonly<Record<string, unknown>>,
): readonly IndexRange[] {
  const [[index, value] = ['', null]] = Object.entries(where)
  return tableOf(table).rangesOf?.(where) ?? [{ index, from: value as string }]
}
