/** Sets of rows in the model, by table and id, compared row by row, and sums of points. */
import type { Balance, Entry } from '#domain/points/points.ts'
import { emptyBalance, moved } from '#domain/points/points.ts'
import { sameRow } from '#domain/row-values.ts'
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'

/** Rows under `table/id`. */
export type RowMap = ReadonlyMap<string, AnyRow>
export type TableMaps = Record<TableName, Map<string, AnyRow>>

export function rowMapOf(tables: TableMaps): Map<string, AnyRow> {
  const rows = new Map<string, AnyRow>()
  for (const table of tableNames)
    for (const row of tables[table].values()) rows.set(`${table}/${row.id}`, row)
  return rows
}

export function rowsIn<T extends TableName>(rows: RowMap, table: T): readonly Tables[T][] {
  return [...rows].flatMap(([key, row]) => (key.startsWith(`${table}/`) ? [row as Tables[T]] : []))
}

/** The differences of two sets; empty when they are equal. */
export function differences(expected: RowMap, found: RowMap): readonly object[] {
  const keys = new Set([...expected.keys(), ...found.keys()])
  return [...keys].flatMap((key) => {
    const [one, other] = [expected.get(key) ?? null, found.get(key) ?? null]
    return sameRow(one, other) ? [] : [{ key, expected: one, found: other }]
  })
}

/** The balance that a person's entries add up to. */
export function balanceFrom(userId: string, entries: readonly Entry[]): Balance {
  return entries
    .filter(({ user_id }) => user_id === userId)
    .reduce<Balance>((balance, entry) => moved(balance, entry), emptyBalance(userId))
}
