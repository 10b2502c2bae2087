/** Rows in memory while commands run: loaded once, read and written without I/O, returned as changes. */
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import type { Change, Read, Tx, Where } from '#domain/tx.ts'
import { keyOf, matches, sameRow } from './row-values.ts'

/** The result of a store for a read: one row or none, or all rows of a slice. */
export type Found = readonly AnyRow[]

/** Thrown if a command reads what is not loaded yet. The caller loads it and runs the command again. */
export class MissingRead extends Error {
  override readonly name = 'MissingRead'
  readonly read: Read

  constructor(read: Read) {
    super(`${keyOf(read)} is not loaded`)
    this.read = read
  }
}

/** A working set of rows. Several commands may run on it in turn; each sees the changes of the earlier ones. */
export type Rows = Pick<Tx, 'get' | 'select'> & {
  has(read: Read): boolean
  /** Adds rows that a store found; rows that are already here are newer and stay. */
  bring(read: Read, found: Found): void
  /** Sets a row without recording a change. */
  seed(table: TableName, id: string, row: AnyRow | null): void
  /** Runs work and reports its reads. If it throws, even a MissingRead, all its changes are undone. */
  run(work: (tx: Tx) => void, noteRead?: (read: Read) => void): readonly Change[]
}

/**
 * `load` is for a synchronous store: rows are then loaded when they are read. Without it, reading what is not loaded
 * throws MissingRead.
 */
export function createRows(load?: (read: Read) => Found): Rows {
  const tables = new Map<TableName, Map<string, AnyRow | null>>(
    tableNames.map((t) => [t, new Map()]),
  )
  const slices = new Map<string, readonly string[]>()
  const changed = new Map<TableName, Set<string>>(tableNames.map((t) => [t, new Set()]))

  const tableOf = (table: TableName) => of(tables, table)

  function find(table: TableName, id: string): AnyRow | null {
    const known = tableOf(table).get(id)
    if (known !== undefined) return known
    loadNow({ table, id })
    return tableOf(table).get(id) ?? null
  }

  function findSlice(read: Read): readonly string[] {
    const known = slices.get(keyOf(read))
    if (known !== undefined) return known
    loadNow(read)
    return slices.get(keyOf(read)) ?? []
  }

  function loadNow(read: Read): void {
    if (load === undefined) throw new MissingRead(read)
    bring(read, load(read))
  }

  function bring(read: Read, found: Found): void {
    const table = tableOf(read.table)
    for (const each of found) if (!table.has(each.id)) table.set(each.id, each)
    if (read.id === undefined)
      slices.set(
        keyOf(read),
        found.map((each) => each.id),
      )
    else if (!table.has(read.id)) table.set(read.id, null)
  }

  function selectFrom(table: TableName, where: Readonly<Record<string, unknown>>): AnyRow[] {
    const ids = findSlice({ table, where })
    const written = of(changed, table)
    const candidates = written.size === 0 ? ids : new Set([...ids, ...written])
    const found: AnyRow[] = []
    for (const id of candidates) {
      const row = tableOf(table).get(id)
      if (row && matches(row, where)) found.push(row)
    }
    return found
  }

  function set(table: TableName, id: string, value: AnyRow | null): void {
    tableOf(table).set(id, value)
    of(changed, table).add(id)
  }

  return {
    has: (read) =>
      read.id === undefined ? slices.has(keyOf(read)) : tableOf(read.table).has(read.id),

    bring,

    seed: set,

    get: <T extends TableName>(table: T, id: string) => find(table, id) as Tables[T] | null,

    select: <T extends TableName>(table: T, where: Where<T>) =>
      selectFrom(table, where) as Tables[T][],

    run: (work, noteRead) => runOn({ find, selectFrom, set }, work, noteRead),
  }
}

type Working = {
  readonly find: (table: TableName, id: string) => AnyRow | null
  readonly selectFrom: (table: TableName, where: Readonly<Record<string, unknown>>) => AnyRow[]
  readonly set: (table: TableName, id: string, value: AnyRow | null) => void
}

/** Runs work on rows and returns their changes, or undoes them. */
function runOn(
  { find, selectFrom, set }: Working,
  work: (tx: Tx) => void,
  noteRead?: (read: Read) => void,
): readonly Change[] {
  const changes = new Map<string, Change>()

  function read(table: TableName, id: string): AnyRow | null {
    noteRead?.({ table, id })
    return find(table, id)
  }

  function change(next: Change) {
    const key = keyOf(next)
    const earlier = changes.get(key)
    changes.set(key, earlier ? { ...next, before: earlier.before } : next)
    set(next.table, next.id, next.after)
  }

  const tx: Tx = {
    get: <T extends TableName>(table: T, id: string) => read(table, id) as Tables[T] | null,
    select: <T extends TableName>(table: T, where: Where<T>) => {
      noteRead?.({ table, where })
      return selectFrom(table, where) as Tables[T][]
    },
    put: (table, after) => change({ table, id: after.id, before: read(table, after.id), after }),
    delete: (table, id) => change({ table, id, before: read(table, id), after: null }),
    insert: (table, after) => change({ table, id: after.id, before: null, after }),
  }
  try {
    work(tx)
  } catch (error) {
    for (const { table, id, before } of changes.values()) set(table, id, before)
    throw error
  }
  return [...changes.values()].filter(({ before, after }) => !sameRow(before, after))
}

function of<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const found = map.get(key)
  if (found === undefined) throw new Error(`No table ${String(key)}`)
  return found
}
