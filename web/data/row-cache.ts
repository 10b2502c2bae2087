/** Rows that this page read or wrote lately. They may be old: whoever uses one proves it against the database. */
import type { Found } from '#domain/rows.ts'
import { keyOf } from '#domain/rows.ts'
import type { AnyRow, Read, TableName } from '#domain/tx.ts'

/** More than any screen shows, and little beside what a page takes anyway. */
const MAX_ROWS = 2000
const MAX_SLICES = 50

export type RowCache = {
  /** What was last seen of a row or slice; undefined where nothing was. */
  find(read: Read): Found | undefined
  /** Takes a row as it is stored. */
  note(table: TableName, stored: AnyRow): void
  noteSlice(read: Read, found: Found): void
  /** A row was written or deleted: slices of its table are no longer what they were. */
  forget(table: TableName, id: string): void
}

/** `fromStored` makes a row of the domain of one as it is stored. */
export function createRowCache(fromStored: (table: TableName, row: AnyRow) => AnyRow): RowCache {
  const rows = new Map<string, AnyRow>()
  const slices = new Map<string, { readonly table: TableName; readonly found: Found }>()
  return {
    find(read) {
      if (read.id === undefined) return slices.get(keyOf(read))?.found
      const row = rows.get(keyOf(read))
      return row && [fromStored(read.table, row)]
    },
    note(table, stored) {
      rows.set(keyOf({ table, id: stored.id }), stored)
      limit(rows, MAX_ROWS)
    },
    noteSlice(read, found) {
      slices.set(keyOf(read), { table: read.table, found })
      limit(slices, MAX_SLICES)
    },
    forget(table, id) {
      rows.delete(keyOf({ table, id }))
      for (const [key, slice] of slices) if (slice.table === table) slices.delete(key)
    },
  }
}

/** Lets the entry go that came first. */
function limit(entries: Map<string, unknown>, most: number): void {
  if (entries.size <= most) return
  for (const first of entries.keys()) return void entries.delete(first)
}
