/** How a table is declared, once for all: its columns, whose its rows are, who sees what of them, how a device finds them. */
import type { Columns, RowOf } from '#domain/column.ts'
import type { Viewer } from '#domain/viewer.ts'

type Key = string | readonly string[]
/** Keys that exist for a device's indexes alone; a row without one is not in that index. */
export type Keys<Row> = Readonly<Record<`_${string}`, (row: Row) => Key | undefined>>

/** A stretch of an index, or of the whole table (null); `from` alone is one key, without it the whole index is meant. */
export type IndexRange = {
  readonly index: string | null
  readonly from?: Key
  readonly to?: Key
}

export type Table<C extends Columns = Columns, K extends Keys<RowOf<C>> = Keys<RowOf<C>>> = {
  /** One row of it, as the API and its refusals call it. */
  readonly entity: string
  readonly columns: C
  /** The columns that name the people a row is about. */
  readonly people: readonly (keyof C & string)[]
  /**
   * Who may see rows at all: the one person a row is about, all of them, or their partners too. Rows of an owner are
   * erased with their account; what becomes of the others, the command `deleteAccount` decides.
   */
  readonly audience: 'owner' | 'people' | 'partners'
  /** What the viewer may see of a row; null when it is nothing. */
  project(row: RowOf<C>, viewer: Viewer): RowOf<C> | null
  /** The column by which rows are told in the order of time: in the export, and when a partner comes or goes. */
  readonly orderedBy?: keyof C & string
  /** Which rows a new device gets before the history: the viewer's own, and those of the people they see. */
  readonly first?: { readonly own: Partial<RowOf<C>>; readonly others?: Partial<RowOf<C>> }
  /** Whether the id of a deleted row stays used (domain/used-ids.ts); without it no id does. */
  keepsId?(row: RowOf<C>): boolean
  /** The columns and keys a device has indexes of, beside the id. */
  readonly indexes?: readonly (keyof C & string)[]
  readonly keys?: K
  /** Stretches that together hold every row of a slice, and others besides; null where the index of its first column is one. */
  rangesOf?(where: Partial<RowOf<C>>): readonly IndexRange[] | null
}

export function defineTable<const C extends Columns, const K extends Keys<RowOf<C>> = {}>(
  table: Table<C, K>,
): Table<C, K> {
  return table
}

/** A table whose rows only the person sees whom the column names. */
export function seenByOwner<Name extends string>(owner: Name) {
  return {
    people: [owner],
    audience: 'owner',
    project: <Row extends { readonly [N in Name]: string }>(row: Row, viewer: Viewer) =>
      row[owner] === viewer.id ? row : null,
  } as const
}
