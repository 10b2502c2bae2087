/** Everything a viewer sees, read from the tables: first what has no time, then the newest first and in pieces. */
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import { concernsPartners } from '#domain/visibility.ts'
import type { Database } from '#server/store/database.ts'
import type { RowStore } from '#server/store/row-store.ts'

/** Later than the time of any row, in milliseconds. */
export const END_OF_TIME = Date.UTC(9999, 11, 31)

/** Rows by table, before `project`: the viewer may not see all of them. */
export type FoundRows = ReadonlyMap<TableName, readonly AnyRow[]>

export type History = {
  /** Rows of the tables without a time: few for each person. */
  timeless(viewer: Viewer): FoundRows
  /**
   * The newest rows before a time in milliseconds: as many as requested, and all with the same time as the last one.
   * `next` is where the next piece begins; null at the end.
   */
  before(
    viewer: Viewer,
    time: number,
    atLeast: number,
  ): { readonly rows: FoundRows; readonly next: number | null }
}

/** A column with a person whom rows of a table are about, and the column with the rows' time, if they have one. */
type Source = {
  readonly table: TableName
  readonly column: string
  readonly time: string | null
}

const sources: readonly Source[] = tableNames.flatMap((table) => {
  const { people, orderedBy, columns } = tableOf(table)
  const time = orderedBy !== undefined && columns[orderedBy]?.kind === 'moment' ? orderedBy : null
  return people.map((column) => ({ table, column, time }))
})
const timeless = sources.filter(({ time }) => time === null)
const timed = sources.filter(({ time }) => time !== null)

/** Rows about one person in one column. */
type Range = Source & { readonly person: string }

export function createHistory(database: Database, store: RowStore): History {
  /** The time of the last row of a piece, merged from the indexes; undefined if fewer rows are left. */
  function timeOfLast(ranges: readonly Range[], before: string, atLeast: number) {
    const times = ranges.map(
      ({ table, column, time }) =>
        `SELECT ${time} AS time FROM ${table} WHERE ${column} = ? AND ${time} < ?`,
    )
    const merged = `${times.join(' UNION ALL ')} ORDER BY time DESC LIMIT 1 OFFSET ?`
    const values = ranges.flatMap(({ person }) => [person, before])
    return database
      .prepare<unknown[], string>(merged)
      .pluck()
      .get(...values, atLeast - 1)
  }

  return {
    timeless: (viewer) =>
      collect(
        rangesOf(timeless, viewer),
        ({ table, column, person }) => store.all(table, `WHERE ${column} = ?`, person),
        database.engine,
      ),
    before(viewer, time, atLeast) {
      const before = new Date(time).toISOString()
      const ranges = rangesOf(timed, viewer)
      const from = timeOfLast(ranges, before, atLeast) ?? ''
      const rows = collect(
        ranges,
        ({ table, column, time: at, person }) =>
          store.all(
            table,
            `WHERE ${column} = ? AND ${at} >= ? AND ${at} < ?`,
            person,
            from,
            before,
          ),
        database.engine,
      )
      return { rows, next: from === '' ? null : Date.parse(from) }
    },
  }
}

/** Tables that do not concern partners have rows about the viewer only; of inviters, only the profile is visible. */
function rangesOf(from: readonly Source[], { id, partners, inviters }: Viewer): readonly Range[] {
  return from.flatMap((source) => {
    const others = concernsPartners(source.table) ? [...partners] : []
    const invited = source.table === 'users' ? [...inviters] : []
    return [id, ...others, ...invited].map((person) => ({ ...source, person }))
  })
}

/** A row may be about several of these people: it is returned only once. */
function collect(
  ranges: readonly Range[],
  find: (range: Range) => readonly AnyRow[],
  { batch }: Database['engine'],
): FoundRows {
  const found = new Map<TableName, Map<string, AnyRow>>()
  const all = batch(ranges.map((range) => () => find(range)))
  for (const [index, range] of ranges.entries()) {
    const rows = found.get(range.table) ?? new Map<string, AnyRow>()
    for (const row of all[index] ?? []) rows.set(row.id, row)
    found.set(range.table, rows)
  }
  return new Map([...found].map(([table, rows]) => [table, [...rows.values()]]))
}
