/** The device's store in memory, for tests: the same contract as over IndexedDB, and images of it. */
import { matches } from '#domain/row-values.ts'
import type { Found } from '#domain/rows.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'
import type {
  DeviceState,
  DeviceStore,
  DeviceTx,
  OutboxItem,
  RejectedItem,
} from '#web/data/device-store.ts'

/** Everything on a device, as plain data, so that a copy of it is an image of the device. */
export type DeviceImage = {
  readonly tables: Record<TableName, Map<string, AnyRow>>
  readonly outbox: Map<number, OutboxItem>
  readonly rejected: Map<string, RejectedItem>
  state: DeviceState
  nextSeq: number
}

export type MemoryStore = DeviceStore & {
  image(): DeviceImage
  restore(image: DeviceImage): void
}

export function createMemoryStore(state: DeviceState): MemoryStore {
  const shared = { image: emptyImage(state), turn: Promise.resolve<unknown>(null) }

  async function transaction<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T> {
    const before = copyOf(shared.image)
    try {
      return await work(createTx(shared.image))
    } catch (error) {
      shared.image = before
      throw error
    }
  }

  return {
    transaction<T>(work: (tx: DeviceTx) => Promise<T>) {
      const run = shared.turn.then(() => transaction(work))
      shared.turn = run.catch(() => undefined)
      return run
    },
    outgoing: (limit) => {
      const items = itemsAfter(shared.image, shared.image.state.settled).slice(0, limit)
      return Promise.resolve({ state: shared.image.state, items })
    },
    image: () => copyOf(shared.image),
    restore: (kept) => {
      shared.image = copyOf(kept)
    },
  }
}

export function emptyImage(state: DeviceState): DeviceImage {
  const tables = Object.fromEntries(tableNames.map((name) => [name, new Map()]))
  return {
    tables: tables as DeviceImage['tables'],
    outbox: new Map(),
    rejected: new Map(),
    state,
    nextSeq: 1,
  }
}

function copyOf({ tables, outbox, rejected, state, nextSeq }: DeviceImage): DeviceImage {
  const copies = Object.entries(tables).map(([name, rows]) => [name, new Map(rows)])
  return {
    tables: Object.fromEntries(copies) as DeviceImage['tables'],
    outbox: new Map(outbox),
    rejected: new Map(rejected),
    state,
    nextSeq,
  }
}

function itemsAfter({ outbox }: DeviceImage, seq: number): readonly OutboxItem[] {
  return [...outbox.values()].filter((item) => item.seq > seq).toSorted((a, b) => a.seq - b.seq)
}

function createTx(image: DeviceImage): DeviceTx {
  const find = ({ table, id, where }: Read): Found => {
    const rows = image.tables[table]
    if (id === undefined) return [...rows.values()].filter((row) => matches(row, where ?? {}))
    const row = rows.get(id)
    return row ? [row] : []
  }
  const done = Promise.resolve()
  return {
    load: (reads) => Promise.resolve(reads.map(find)),
    state: () => Promise.resolve(image.state),
    putState: (state) => {
      image.state = state
      return done
    },
    waiting: (after, limit) => Promise.resolve(itemsAfter(image, after).slice(0, limit)),
    enqueue: (item) => {
      const seq = image.nextSeq++
      image.outbox.set(seq, { ...item, seq })
      return done
    },
    replace: (items) => {
      for (const item of items) image.outbox.set(item.seq, item)
      return done
    },
    drop: (seqs) => {
      for (const seq of seqs) image.outbox.delete(seq)
      return done
    },
    trim: (through) => {
      for (const seq of image.outbox.keys()) if (seq <= through) image.outbox.delete(seq)
      return done
    },
    write: (changes) => {
      for (const { table, id, after } of changes) {
        if (after) image.tables[table].set(id, after)
        else image.tables[table].delete(id)
      }
      return done
    },
    clear: () => {
      for (const rows of Object.values(image.tables)) rows.clear()
      return done
    },
    reject: (items) => {
      for (const item of items) image.rejected.set(item.id, item)
      return done
    },
  }
}
