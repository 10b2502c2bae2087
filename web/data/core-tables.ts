/**
 * Dexie's tables as its middleware has them: a call is its requests and nothing else. Every method of a table opens a
 * zone and promises of Dexie's own beside them, which a transaction that runs outside Dexie's zone has no use for.
 */
import type { DBCoreKeyRange, DBCoreMutateRequest, DBCoreTable, Dexie, Transaction } from 'dexie'

/** Reads: below all layers of Dexie, which note what live queries read. Here none is running. */
const BELOW_ALL = -2
/** Writes: above those that tell live queries (0 and 1), below Dexie's hooks (2), which need its zone. */
const ABOVE_TELLING = 1.5
/** Between those two: what writes nothing tells nothing there, and passes through the same promises. */
const WITHIN_TELLING = 0.5

/** Dexie's names for these two are types only. */
const RANGE: DBCoreKeyRange['type'] = 2
const ANY: DBCoreKeyRange['type'] = 3

/** Where to look in an index, or without one in the ids: at one key, between two, or `after` one. */
type Range = {
  readonly index: string | null
  readonly from?: unknown
  readonly to?: unknown
  readonly after?: unknown
}

/** The tables within one transaction. A write that fails rejects with the browser's error. */
export type CoreTables = {
  /** One value for each key; undefined where there is none. */
  get(table: string, keys: readonly string[]): Promise<readonly unknown[]>
  query(table: string, range: Range, limit?: number): Promise<readonly unknown[]>
  keys(table: string, range: Range): Promise<readonly unknown[]>
  /** Resolves to the key. */
  add(table: string, value: object): Promise<unknown>
  put(table: string, values: readonly object[]): Promise<unknown>
  delete(table: string, keys: readonly (string | number)[]): Promise<unknown>
  /** Deletes up to a key, or everything. */
  deleteThrough(table: string, through?: number): Promise<unknown>
  /**
   * Resolves in the same turn of the event loop, when each write begun so far has become a request or has failed: one of
   * a value that cannot be cloned, for example, never becomes one, so that a commit would leave it out.
   */
  requested(): Promise<unknown>
}

/** To be called before the database is opened; the answer then gives the tables of one of its transactions. */
export function openCoreTables(database: Dexie): (transaction: Transaction) => CoreTables {
  const below = layerOf(database, 'readBelow', BELOW_ALL)
  const above = layerOf(database, 'writeAbove', ABOVE_TELLING)
  const within = layerOf(database, 'writeWithin', WITHIN_TELLING)
  return ({ idbtrans: trans }) => {
    async function query(
      table: string,
      range: Range,
      options: { limit?: number; values: boolean },
    ) {
      const core = below(table)
      const { result } = await core.query({ trans, ...options, query: queryOf(core, range) })
      return result as readonly unknown[]
    }
    async function write(
      table: string,
      request: Omitted<DBCoreMutateRequest, 'trans'>,
      layer = above,
    ) {
      const { numFailures, failures, lastResult } = await layer(table).mutate({ ...request, trans })
      if (numFailures > 0) throw Object.values(failures)[0] ?? new Error('A write failed')
      return lastResult as unknown
    }
    return {
      get: (table, keys) => below(table).getMany({ trans, keys: [...keys] }),
      query: (table, range, limit = Infinity) => query(table, range, { limit, values: true }),
      keys: (table, range) => query(table, range, { values: false }),
      add: (table, value) => write(table, { type: 'add', values: [value] }),
      put: (table, values) => write(table, { type: 'put', values }),
      delete: (table, keys) => write(table, { type: 'delete', keys: [...keys] }),
      deleteThrough: (table, upper) =>
        write(table, {
          type: 'deleteRange',
          range: { type: upper === undefined ? ANY : RANGE, lower: undefined, upper },
        }),
      requested: () => write('state', { type: 'put', values: [] }, within),
    }
  }
}

/** The tables as a layer at this level gets them from the one below it. */
function layerOf(database: Dexie, name: string, level: number): (table: string) => DBCoreTable {
  let tables = new Map<string, DBCoreTable>()
  let tableOf: ((name: string) => DBCoreTable) | undefined
  database.use({
    stack: 'dbcore',
    name,
    level,
    create(core) {
      tableOf = core.table.bind(core)
      tables = new Map()
      return core
    },
  })
  return (table) => {
    const known = tables.get(table) ?? tableOf?.(table)
    if (!known) throw new Error('The database was never opened')
    tables.set(table, known)
    return known
  }
}

function queryOf({ schema }: DBCoreTable, { index, from, to, after }: Range) {
  const lower = after ?? from
  const upper = to ?? from
  const isAny = lower === undefined && upper === undefined
  const found = index === null ? schema.primaryKey : schema.getIndexByKeyPath(index)
  if (!found) throw new Error(`${schema.name} has no index ${index}`)
  return {
    index: found,
    range: { type: isAny ? ANY : RANGE, lower, upper, lowerOpen: after !== undefined },
  }
}

type Omitted<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
