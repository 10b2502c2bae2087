/** Visibility of rows, as the tables declare it: for the feed, every REST read and every command. */
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'
import { tableOf } from '#domain/tables.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The part of a row that the viewer may see; null if none. */
export function project<T extends TableName>(
  table: T,
  row: Tables[T],
  viewer: Viewer,
): Tables[T] | null {
  return tableOf(table).project(row, viewer) as Tables[T] | null
}

/** The people a row is about, except former members. */
export function peopleOf(table: TableName, row: AnyRow): readonly string[] {
  const ids = tableOf(table).people.map((column) => Reflect.get(row, column) as string | null)
  return [...new Set(ids)].flatMap((id) => (id === FORMER_MEMBER ? [] : (id ?? [])))
}

/** The only person who sees a row of a private table; null for tables that others may see, too. */
export function soleOwnerOf(table: TableName, row: AnyRow): string | null {
  return tableOf(table).audience === 'owner' ? (peopleOf(table, row)[0] ?? null) : null
}

/** Whether the partners of the people a row is about may see it. */
export function concernsPartners(table: TableName): boolean {
  return tableOf(table).audience === 'partners'
}
