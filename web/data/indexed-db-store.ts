/**
 * The device's store over IndexedDB. Screens read through Dexie; what changes the database goes straight to it: a
 * tap and an answer are one native transaction each, every request of a step is made at once (half the time), and no
 * promise of a library can end it early (R5).
 */
import { Dexie, RangeSet } from 'dexie'
import type { ObservabilitySet } from 'dexie'
import type { Found } from '#domain/rows.ts'
import { matches } from '#domain/rows.ts'
import type { AnyRow, Read } from '#domain/tx.ts'
import { tableNames } from '#domain/tx.ts'
import type { AccountDatabase, SyncStatus } from './database.ts'
import { fromStored, stretchesOf, toStored } from './database.ts'
import type { DeviceState, DeviceStore, DeviceTx, Durability, OutboxItem } from './device-store.ts'
import { isNoRoom, untilAllowed } from './no-room.ts'
import { dropFetchedPhotos } from './photos/photo-store.ts'

type StoredState = (DeviceState & { readonly key: 'sync' }) | SyncStatus

const storeNames = [...tableNames, 'outbox', 'rejected', 'state'] as const

export function createIndexedDbStore(database: AccountDatabase): DeviceStore {
  return {
    /**
     * Once more as a whole when the browser lost its storage in the middle (R41), or when there was no room and photos
     * could make some (R42): nothing of it was kept then.
     */
    async transaction(work, durability = 'strict') {
      try {
        return await untilAllowed(() => attempt(database, work, durability))
      } catch (error) {
        if (isLostConnection(error)) await reopen(database)
        else if (!isNoRoom(error) || !(await dropFetchedPhotos(database))) throw error
        return attempt(database, work, durability)
      }
    },
    async outgoing(limit) {
      const native = await begin(database, 'readonly', 'strict')
      const state = await readState(native)
      const range = IDBKeyRange.lowerBound(state.settled, true)
      const count = Math.min(limit, 0xffffffff)
      const items = limit === 0 ? [] : await ask(native.objectStore('outbox').getAll(range, count))
      return { state, items: items as OutboxItem[] }
    },
  }
}

async function attempt<T>(
  database: AccountDatabase,
  work: (tx: DeviceTx) => Promise<T>,
  durability: Durability,
): Promise<T> {
  const native = await begin(database, 'readwrite', durability)
  const finished = finish(native)
  const written = new Set<string>()
  try {
    const value = await work(createTx(native, written))
    native.commit()
    await finished
    announce(database.name, written)
    return value
  } catch (error) {
    abort(native)
    await finished.catch(() => undefined)
    // What the browser ended by itself, for want of room above all, the work only stumbled over.
    throw native.error ?? error
  }
}

/** Opens a transaction; a connection that the browser closed under us is opened anew once (R41). */
async function begin(
  database: AccountDatabase,
  mode: 'readonly' | 'readwrite',
  durability: Durability,
): Promise<IDBTransaction> {
  // Also while it is open: only this waits for an upgrade that is still running.
  await database.open()
  try {
    return database.backendDB().transaction(storeNames, mode, { durability })
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await reopen(database)
    return database.backendDB().transaction(storeNames, mode, { durability })
  }
}

async function reopen(database: AccountDatabase): Promise<void> {
  database.close({ disableAutoOpen: false })
  await database.open()
}

/** WebKit loses its storage process in the background; every handle is dead after that. */
function isLostConnection(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'UnknownError'
}

/** Looks whether the connection still answers, and opens another one when it does not (R41). */
export async function probe(database: AccountDatabase): Promise<void> {
  try {
    const native = database.backendDB().transaction('state', 'readonly')
    await ask(native.objectStore('state').count())
  } catch (error) {
    if (error instanceof DOMException) await reopen(database)
    else throw error
  }
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
function createTx(native: IDBTransaction, written: Set<string>): DeviceTx {
  const done = Promise.resolve()

  /** For writing: requests are made and not awaited; one that fails aborts the transaction, which is awaited. */
  function into(store: string): IDBObjectStore {
    written.add(store)
    return native.objectStore(store)
  }

  async function load({ table, id, where }: Read): Promise<Found> {
    const store = native.objectStore(table)
    if (id !== undefined) {
      const row = await ask<AnyRow | undefined>(store.get(id))
      return row ? [fromStored(table, row)] : []
    }
    const slice = where ?? {}
    const found = await Promise.all(
      stretchesOf(table, slice).map(({ index, range }) =>
        ask<AnyRow[]>((index === null ? store : store.index(index)).getAll(range)),
      ),
    )
    return found.flatMap((rows) =>
      rows.map((row) => fromStored(table, row)).filter((row) => matches(row, slice)),
    )
  }

  return {
    load: (reads) => Promise.all(reads.map(load)),
    state: () => readState(native),
    putState(state) {
      into('state').put({ key: 'sync', ...state } satisfies StoredState)
      return done
    },
    async waiting(after, copies = []) {
      const outbox = native.objectStore('outbox')
      const last = copies.at(-1)?.seq ?? after
      // The queue only grows behind; in front of that, items may be gone.
      const [seqs, behind] = await Promise.all([
        last > after ? ask(outbox.getAllKeys(IDBKeyRange.bound(after, last, true))) : [],
        ask<OutboxItem[]>(outbox.getAll(IDBKeyRange.lowerBound(Math.max(last, after), true))),
      ])
      const stored = new Set<IDBValidKey>(seqs)
      return [...copies.filter(({ seq }) => stored.has(seq)), ...behind]
    },
    enqueue(item) {
      into('outbox').add(item)
      return done
    },
    replace(items) {
      for (const item of items) into('outbox').put(item)
      return done
    },
    drop(seqs) {
      for (const seq of seqs) into('outbox').delete(seq)
      return done
    },
    trim(through) {
      if (through > 0) into('outbox').delete(IDBKeyRange.upperBound(through))
      return done
    },
    write(changes) {
      for (const { table, id, after } of changes) {
        if (after) into(table).put(toStored(table, after))
        else into(table).delete(id)
      }
      return done
    },
    clear() {
      for (const table of tableNames) into(table).clear()
      return done
    },
    reject(items) {
      for (const item of items) into('rejected').put(item)
      return done
    },
  }
}

async function readState(native: IDBTransaction): Promise<DeviceState> {
  const stored = await ask<StoredState | undefined>(native.objectStore('state').get('sync'))
  if (stored?.key !== 'sync') throw new Error('The device has no state')
  const { key, ...state } = stored
  return state
}

function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB refused a request')),
    )
  })
}

function finish(native: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    native.addEventListener('complete', () => resolve())
    native.addEventListener('abort', () =>
      reject(native.error ?? new Error('IndexedDB aborted a transaction')),
    )
  })
}

function abort(native: IDBTransaction): void {
  try {
    native.abort()
  } catch {
    // It has ended already, by the very error that brought us here.
  }
}

/** Tells live queries, in this tab and the others, which tables changed. */
function announce(name: string, written: ReadonlySet<string>): void {
  if (written.size === 0) return
  const parts: ObservabilitySet = {}
  for (const store of written)
    for (const index of ['', ':dels', ...(indexesOf[store] ?? [])])
      parts[`idb://${name}/${store}/${index}`] = new RangeSet(-Infinity, [[]])
  Dexie.on.storagemutated.fire(parts)
}

/** The indexes live queries may look through, by table. */
const indexesOf: Readonly<Record<string, readonly string[]>> = {
  partnerships: ['inviter_id', 'invitee_id'],
  tasks: ['_open', '_done', '_waits'],
  rewards: ['user_id', '_offered', '_redeemed'],
  loans: ['user_id'],
  entries: ['created_at'],
  notifications: ['created_at', '_unread'],
  templates: ['created_at'],
  check_ins: ['user_id', 'partner_id', 'month'],
  rejected: ['rejected_at'],
}
