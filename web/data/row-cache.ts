/** Rows that this page read or wrote recently. They may be stale: verify them against the database. */
import type { Found } from '#domain/rows.ts'
import { keyOf } from '#domain/rows.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'

/** More than any screen shows, and little compared with the memory of a page. */
const MAX_ROWS = 2000
const MAX_SLICES = 50

export type RowCache = {
  /** The cached row or slice; undefined if there is none. */
  find(read: Read): Found | undefined
  /** Caches a row as it is stored. */
  note(table: TableName, stored: AnyRow): void
  noteSlice(read: Read, found: Found): void
  /** Stores what was written, once it is committed: a concurrent read may still return the old row. */
  noteWritten(written: readonly WrittenRow[]): void
}

/** The stored row, or null if it was deleted. */
export type WrittenRow = {
  readonly table: TableName
  readonly id: string
  readonly stored: AnyRow | null
}

/** `fromStored` converts a stored row to a row of the domain. */
export function createRowCache(fromStored: (table: TableName, row: AnyRow) => AnyRow): RowCache {
  const rows = new Map<string, AnyRow>()
  const slices = new Map<string, { readonly table: TableName; readonly found: Found }>()

  function note(table: TableName, stored: AnyRow): void {
    rows.set(keyOf({ table, id: stored.id }), stored)
    limit(rows, MAX_ROWS)
  }

  return {
    find(read) {
      if (read.id === undefined) return slices.get(keyOf(read))?.found
      const row = rows.get(keyOf(read))
      return row && [fromStored(read.table, row)]
    },
    note,
    noteSlice(read, found) {
      slices.set(keyOf(read), { table: read.table, found })
      limit(slices, MAX_SLICES)
    },
    noteWritten(written) {
      const tables = new Set(written.map(({ table }) => table))
      for (const [key, slice] of slices) if (tables.has(slice.table)) slices.delete(key)
      for (const { table, id, stored } of written)
        if (stored) note(table, stored)
        else rows.delete(keyOf({ table, id }))
    },
  }
}

/** Evicts the oldest entry. */
function limit(entries: Map<string, unknown>, most: number): void {
  if (entries.size <= most) return
  for (const first of entries.keys()) return void entries.delete(first)
}
