/** The device's store over IndexedDB, through Dexie: a tap and an answer are one transaction each. */
import { Dexie } from 'dexie'
import type { Table, Transaction } from 'dexie'
import { keyOf, matches } from '#domain/row-values.ts'
import type { Found } from '#domain/rows.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'
import type { CoreTables } from './core-tables.ts'
import type { AccountDatabase } from './database.ts'
import { fromStored, indexRanges, toStored } from './database.ts'
import type { DeviceCache } from './device-cache.ts'
import type { DeviceState, DeviceStore, DeviceTx, Durability, OutboxItem } from './device-store.ts'
import type { PlainTx } from './follow-transaction.ts'
import { followTransaction } from './follow-transaction.ts'
import { dropFetchedPhotos } from './photos/photo-store.ts'
import { isLostConnection, isQuotaExceeded, rootCause, untilAllowed } from './storage-errors.ts'

const storeNames = [...tableNames, 'outbox', 'rejected', 'state'] as const

export function createDexieStore(database: AccountDatabase): DeviceStore {
  return {
    seen: (read) => database.cache.rows.find(read),
    settled: () => database.cache.outbox.noted().settled,
    /**
     * Once more as a whole when the browser lost its storage in the middle (R41), or when there was no room and photos
     * could make some (R42): nothing of it was kept then.
     */
    async transaction(work, durability = 'strict') {
      try {
        return await untilAllowed(() => attempt(database, work, durability))
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
 * The work runs outside Dexie's zone, and its function is not `async`, so that nothing depends on Dexie following
 * native awaits: it does so for a hundred steps only, and a long replay has more. Only the core tables are used.
 */
async function attempt<T>(
  database: AccountDatabase,
  work: (tx: DeviceTx) => Promise<T>,
  durability: Durability,
): Promise<T> {
  const connection = database.forWriting(durability)
  let native: IDBTransaction | undefined
  try {
    const { value, followed } = await connection.transaction(
      'rw!',
      [...storeNames],
      (transaction) =>
        Dexie.ignoreTransaction(async () => {
          native = transaction.idbtrans
          const tables = connection.coreTables(transaction)
          const { cache } = database
          const { tx, commit } = createTx(transaction, { tables, cache })
          const followed = followTransaction(tx, cache)
          const value = await work(followed.tx)
          await followed.finish()
          await commit()
          return { value, followed }
        }),
    )
    followed.committed()
    return value
  } catch (error) {
    // What the browser ended by itself, for want of room above all, the work only stumbled over.
    throw native?.error ?? rootCause(error)
  }
}

async function reopen(database: AccountDatabase): Promise<void> {
  database.close({ disableAutoOpen: false })
  // A browser that took the storage away may have deleted it: then numbers begin anew.
  database.forgetSeen()
  await database.open()
}

/** Looks whether the connection still answers, and opens another one when it does not (R41). */
export async function probe(database: AccountDatabase): Promise<void> {
  try {
    await database.state.count()
  } catch (error) {
    if (rootCause(error) instanceof DOMException) await reopen(database)
    else throw error
  }
}

/** What a transaction has beside Dexie's: its tables, and what was seen. */
type Side = {
  readonly tables: CoreTables
  readonly cache: DeviceCache
}
type Begun = {
  readonly tx: PlainTx
  /** To be called when the work is done: nothing may follow. */
  readonly commit: () => Promise<void>
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
function createTx({ idbtrans }: Transaction, { tables, cache }: Side): Begun {
  const done = Promise.resolve()
  let failure: { readonly error: unknown } | undefined

  async function state(): Promise<DeviceState> {
    const [stored] = await tables.get('state', ['sync'])
    const state = stateIn(stored as StoredState | undefined)
    cache.noteState(state)
    return state
  }

  /** Writes are started and not awaited: one that fails keeps the transaction from committing. */
  function start(...started: readonly PromiseLike<unknown>[]): Promise<void> {
    for (const write of started) write.then(undefined, (error) => (failure ??= { error }))
    return done
  }

  /** At once, without waiting for the writes. */
  async function commit(): Promise<void> {
    await tables.requested()
    if (failure) throw failure.error
    // Nobody hears of a write that fails from now on: it ends the transaction, as it would without Dexie.
    idbtrans.addEventListener('error', (event) => event.stopImmediatePropagation(), {
      capture: true,
    })
    idbtrans.commit()
  }

  /** Slices whose rows lie in the same stretches of an index share one look at them. */
  function loadSlices(slices: readonly Read[]) {
    const looks = new Map<string, Promise<readonly unknown[]>>()
    return slices.map(async (read): Promise<[string, Found]> => {
      const { table, where = {} } = read
      const found = await Promise.all(
        indexRanges(table, where).map((stretch) => {
          const key = JSON.stringify([table, stretch])
          const look = looks.get(key) ?? tables.query(table, stretch)
          looks.set(key, look)
          return look
        }),
      )
      const rows = found.flat() as readonly AnyRow[]
      for (const row of rows) cache.rows.note({ table, id: row.id }, [row])
      const slice = rows.map((row) => fromStored(table, row)).filter((row) => matches(row, where))
      cache.rows.note(read, slice)
      return [keyOf(read), slice]
    })
  }

  /** All rows of a table that are asked for by their id, in one request each but with one answer. */
  async function loadRows(table: TableName, ids: readonly string[]) {
    const found = (await tables.get(table, ids)) as readonly (AnyRow | undefined)[]
    return ids.map((id, index): [string, Found] => {
      const row = found[index]
      if (row) cache.rows.note({ table, id }, [row])
      return [keyOf({ table, id }), row ? [fromStored(table, row)] : []]
    })
  }

  const tx: PlainTx = {
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
    state,
    putState: (state) => start(tables.put('state', [{ key: 'sync', ...state }])),
    items: (after, limit) =>
      tables.query('outbox', { index: null, after }, limit) as Promise<readonly OutboxItem[]>,
    countItems: async (after, to) =>
      (await tables.keys('outbox', { index: null, after, to })).length,
    enqueue(item) {
      const adding = tables.add('outbox', item) as Promise<number>
      void start(adding)
      return adding
    },
    replace: (items) => (items.length > 0 ? start(tables.put('outbox', items)) : done),
    drop: (seqs) => (seqs.length > 0 ? start(tables.delete('outbox', seqs)) : done),
    trim: (through) => (through > 0 ? start(tables.deleteThrough('outbox', through)) : done),
    write(changes) {
      for (const table of new Set(changes.map((change) => change.table))) {
        const own = changes.filter((change) => change.table === table)
        const put = own.flatMap(({ after }) => (after ? toStored(table, after) : []))
        const gone = own.flatMap(({ id, after }) => (after ? [] : id))
        if (put.length > 0) void start(tables.put(table, put))
        if (gone.length > 0) void start(tables.delete(table, gone))
      }
      return done
    },
    clear: () => start(...tableNames.map((table) => tables.deleteThrough(table))),
    reject: (items) => (items.length > 0 ? start(tables.put('rejected', items)) : done),
  }
  return { tx, commit }
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

type StoredState = AccountDatabase['state'] extends Table<infer State, string> ? State : never

function stateIn(stored: StoredState | undefined): DeviceState {
  if (stored?.key !== 'sync') throw new Error('The device has no state')
  const { key, ...state } = stored
  return state
}
