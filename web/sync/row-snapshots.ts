/** Snapshots of rows: as the oldest of some outbox items found them, and as the newest of them left them. */
import { keyOf, sameRow } from '#domain/row-values.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { OutboxItem } from '#web/data/device-store.ts'

/** The row at a table and id; null if there is none. */
export type RowSnapshot = {
  readonly table: TableName
  readonly id: string
  readonly row: AnyRow | null
}

export type RowSnapshots = ReadonlyMap<string, RowSnapshot>

/** The oldest `before` of every row the items touched; for all waiting items that is the server's copy. */
export function oldest(items: readonly OutboxItem[]): RowSnapshots {
  const rows = new Map<string, RowSnapshot>()
  for (const { changes } of items)
    for (const { table, id, before } of changes) {
      const key = keyOf({ table, id })
      if (!rows.has(key)) rows.set(key, { table, id, row: before })
    }
  return rows
}

/** Each row as the items left it. */
export function newest(items: readonly OutboxItem[]): RowSnapshots {
  const rows = new Map<string, RowSnapshot>()
  for (const { changes } of items)
    for (const { table, id, after } of changes)
      rows.set(keyOf({ table, id }), { table, id, row: after })
  return rows
}

export function isSame(placed: RowSnapshot | undefined, row: AnyRow | null): boolean {
  return placed !== undefined && sameRow(placed.row, row)
}
