/**
 * Rows that this page read or wrote recently. They may be stale: verify them against the database, by value or by their
 * proof.
 */
import { keyOf, sameRow } from '#domain/row-values.ts'
import type { Found } from '#domain/rows.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'

/** More than any screen shows, and little compared with the memory of a page. */
const MAX_ROWS = 2000
const MAX_SLICES = 50

/**
 * When rows were known to be as cached. They still are if the next item that is queued gets the next number, for every
 * tap queues one, and if the generation is the same, for everything else that writes rows raises it.
 */
export type Proof = { readonly seq: number; readonly generation: number }

/** A cached row or slice; without a proof it is to be compared by value. */
export type Seen = { readonly found: Found; readonly proof: Proof | null }

/** What a transaction wrote, now that it is committed: a concurrent read may still return the old rows. */
export type Committed = {
  readonly written: readonly WrittenRow[]
  /** What it found to be as cached. */
  readonly verified: readonly (readonly [Read, Found])[]
  /** The proof of all that, from the one before. */
  readonly prove: (earlier: Proof | null) => Proven
}

/** Unbroken if nothing but this transaction wrote since the proof before: what that one proved still holds. */
export type Proven = { readonly proof: Proof | null; readonly isUnbroken: boolean }

/** The row, or null if it was deleted. */
export type WrittenRow = {
  readonly table: TableName
  readonly id: string
  readonly row: AnyRow | null
}

/** Something else may have written. */
export const BROKEN: Proven = { proof: null, isUnbroken: false }

export type RowCache = {
  /** The cached row or slice; undefined if there is none. */
  find(read: Read): Seen | undefined
  /** Caches a row or a slice as it is stored. */
  note(read: Read, stored: Found): void
  noteCommitted(committed: Committed): void
  /** The state as it is stored now, which another tab may have changed. */
  noteState(state: { readonly generation?: number }): void
}

/** Proved if `since` is that of the cache. */
type Entry = { readonly table: TableName; readonly stored: Found; readonly since: object | null }

/** Converts a stored row to a row of the domain. */
export type FromStored = (table: TableName, row: AnyRow) => AnyRow

export function createRowCache(fromStored: FromStored): RowCache {
  const entries = createEntries()
  let proof: Proof | null = null
  let unbrokenSince = {}

  const foundIn = ({ table, stored }: Entry) => stored.map((row) => fromStored(table, row))

  function take(proven: Proven): void {
    if (!proven.isUnbroken) unbrokenSince = {}
    proof = proven.proof
  }

  return {
    find(read) {
      const entry = entries.get(read)
      return entry && { found: foundIn(entry), proof: entry.since === unbrokenSince ? proof : null }
    },
    note(read, stored) {
      const known = entries.get(read)
      const entry = { table: read.table, stored, since: null }
      const isProved = known?.since === unbrokenSince
      if (!isProved || !isSameFound(foundIn(known), foundIn(entry))) entries.set(read, entry)
    },
    noteCommitted({ written, verified, prove }) {
      take(prove(proof))
      const since = unbrokenSince
      for (const [read, stored] of verified) entries.set(read, { table: read.table, stored, since })
      entries.dropSlices(new Set(written.map(({ table }) => table)))
      for (const { row, ...read } of written)
        entries.set(read, { table: read.table, stored: row ? [row] : [], since })
    },
    noteState({ generation = 0 }) {
      if (proof?.generation !== generation) take(BROKEN)
    },
  }
}

/** As many as there is room for; the oldest go first. */
function createEntries() {
  const rows = new Map<string, Entry>()
  const slices = new Map<string, Entry>()
  const entriesOf = ({ id }: Read) => (id === undefined ? slices : rows)
  return {
    get: (read: Read) => entriesOf(read).get(keyOf(read)),
    set(read: Read, entry: Entry) {
      const entries = entriesOf(read)
      entries.set(keyOf(read), entry)
      const [oldest = ''] = entries.keys()
      if (entries.size > (entries === rows ? MAX_ROWS : MAX_SLICES)) entries.delete(oldest)
    },
    dropSlices(tables: ReadonlySet<TableName>) {
      for (const [key, { table }] of slices) if (tables.has(table)) slices.delete(key)
    },
  }
}

export function isSameFound(one: Found, other: Found): boolean {
  if (one.length !== other.length) return false
  const byId = new Map(other.map((row) => [row.id, row]))
  return one.every((row) => sameRow(row, byId.get(row.id) ?? null))
}
