/** How a table is declared, once: its columns, whom rows are about, who sees which fields, and indexes on a device. */
import type { Columns, RowOf } from '#domain/column.ts'
import type { Viewer } from '#domain/viewer.ts'

type Key = string | readonly string[]
/** Keys that exist only for a device's indexes; a row without such a key is not in that index. */
export type Keys<Row> = Readonly<Record<`_${string}`, (row: Row) => Key | undefined>>

/** Keys for indexes in which a row appears several times, once for each key. */
export type Lists<Row> = Readonly<Record<`_${string}`, (row: Row) => readonly string[] | undefined>>

/** A range of an index, or of the table (null): a single key if there is only `from`, the whole index without it. */
export type IndexRange = {
  readonly index: string | null
  readonly from?: Key
  readonly to?: Key
}

export type Table<C extends Columns = Columns, K extends Keys<RowOf<C>> = Keys<RowOf<C>>> = {
  /** The name of a row in the API and its refusals. */
  readonly entity: string
  readonly columns: C
  /** The columns that contain the people a row is about. */
  readonly people: readonly (keyof C & string)[]
  /**
   * Audience of rows: the one person a row is about, all of them, or their partners too. Rows of an owner are deleted
   * with their account; for the others the command `deleteAccount` decides.
   */
  readonly audience: 'owner' | 'people' | 'partners'
  /** The part of a row that the viewer may see; null if none. */
  project(row: RowOf<C>, viewer: Viewer): RowOf<C> | null
  /** The column that orders rows by time: in the export, and when a partner is added or removed. */
  readonly orderedBy?: keyof C & string
  /** The rows that a new device gets before the history: the viewer's own, or also those of the people they see. */
  readonly first?: { readonly own: Partial<RowOf<C>>; readonly others?: Partial<RowOf<C>> }
  /** Whether the id of a deleted row stays used (domain/used-ids.ts); by default it does not. */
  keepsId?(row: RowOf<C>): boolean
  /** The columns and keys that a device indexes, besides the id. */
  readonly indexes?: readonly (keyof C & string)[]
  readonly keys?: K
  readonly lists?: Lists<RowOf<C>>
  /** The texts in which search looks for words on a device. */
  searched?(row: RowOf<C>): readonly string[]
  /** Ranges that together contain all rows of a slice, or more; null if the index of its first column is enough. */
  rangesOf?(where: Partial<RowOf<C>>): readonly IndexRange[] | null
}

export function defineTable<const C extends Columns, const K extends Keys<RowOf<C>> = {}>(
  table: Table<C, K>,
): Table<C, K> {
  return table
}

/** A table with rows that only the person in the given column sees. */
export function seenByOwner<Name extends string>(owner: Name) {
  return {
    people: [owner],
    audience: 'owner',
    project: <Row extends { readonly [N in Name]: string }>(row: Row, viewer: Viewer) =>
      row[owner] === viewer.id ? row : null,
  } as const
}
