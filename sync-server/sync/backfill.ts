/**
 * Enters what a new or ended partnership changes for a viewer into their feed, in batches between which other requests
 * are served (R14). Each batch stores the position it reached, so that a restart continues there. `project` decides at
 * every read what the viewer sees; a batch that is still to come only tells their devices later.
 */
import { and, desc, eq, lte } from 'drizzle-orm'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import { concernsPartners, project } from '#domain/visibility.ts'
import type { Database } from '#server/store/open-database.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { backfills, feed } from '#server/store/schema.ts'
import { viewerOf } from '#server/store/viewer.ts'

/** Rows of one batch: about 30 ms. */
const BACKFILL_ROWS = 2000

/** Enters a row into the viewer's feed. */
type Enter = (viewer: string, table: TableName, id: string) => void

export type Backfills = {
  /** Records that what one person sees of another has changed; `head` is the current version of the first person's feed. */
  begin(viewer: string, other: string, head: number): void
  /** Whether something is left to do. */
  isLeft(): boolean
  /** Enters about one batch more. */
  goOn(enter: Enter): void
}

type Source = { readonly table: TableName; readonly about: string; readonly key: string }
type Backfill = typeof backfills.$inferSelect

/** Every row about a person that partners may be able to see, once each and newest first along an index. */
const sources: readonly Source[] = tableNames.flatMap((table) => {
  const { people, orderedBy: key } = tableOf(table)
  if (key === undefined || !concernsPartners(table)) return []
  return people.map((column, index) => {
    const others = people.slice(0, index).map((earlier) => ` AND ${earlier} <> @other`)
    return { table, about: `${column} = @other${others.join('')}`, key }
  })
})
const sourceTables = new Set<string>(sources.map(({ table }) => table))

type Looking = { readonly backfill: Backfill; readonly seer: Viewer; readonly enter: Enter }

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createBackfills(
  database: Database,
  store: RowStore,
  batchRows = BACKFILL_ROWS,
): Backfills {
  const queries = queriesOf(database)
  const find = () => queries.select().from(backfills).limit(1).get()
  const isThis = ({ viewer, other }: Backfill) =>
    and(eq(backfills.viewer, viewer), eq(backfills.other, other))

  function move(backfill: Backfill, place: Partial<Backfill>): void {
    queries.update(backfills).set(place).where(isThis(backfill)).run()
  }

  /** Goes through the viewer's feed: rows that they no longer see, and rows that name the other person. */
  function readFeed({ backfill: { viewer, other, before_key }, seer, enter }: Looking) {
    const rows = queries
      .select()
      .from(feed)
      .where(and(eq(feed.viewer, viewer), lte(feed.version, Number(before_key))))
      .orderBy(desc(feed.version))
      .limit(batchRows)
      .all()
    for (const { table_name, id } of rows) {
      if (!sourceTables.has(table_name)) continue
      const row = store.get(table_name, id)
      if (row === null || !isSeen(table_name, row, seer) || names(row, other))
        enter(viewer, table_name, id)
    }
    const last = rows.at(-1)
    return { count: rows.length, key: String((last?.version ?? 0) - 1), id: null }
  }

  /** Goes through the other person's rows that the viewer sees now. */
  function readSource({ table, about, key }: Source, { backfill, seer, enter }: Looking) {
    const { viewer, other, before_key, before_id } = backfill
    const isNext = before_key === null ? '' : `AND (${key}, id) < (@before_key, @before_id)`
    const rows: readonly AnyRow[] = store.all(
      table,
      `WHERE ${about} ${isNext} ORDER BY ${key} DESC, id DESC LIMIT @batchRows`,
      { other, before_key, before_id, batchRows },
    )
    for (const row of rows) if (isSeen(table, row, seer)) enter(viewer, table, row.id)
    const last = rows.at(-1)
    return {
      count: rows.length,
      key: last ? String(Reflect.get(last, key)) : null,
      id: last?.id ?? null,
    }
  }

  /** Processes the next rows of a backfill and moves its position; returns their number. */
  function advance(backfill: Backfill, enter: Enter): number {
    const seer = viewerOf(store, backfill.viewer)
    const source = sources[backfill.source - 1]
    const { count, key, id } = source
      ? readSource(source, { backfill, seer, enter })
      : readFeed({ backfill, seer, enter })
    if (count === batchRows) move(backfill, { before_key: key, before_id: id })
    else if (backfill.source < sources.length)
      move(backfill, { source: backfill.source + 1, before_key: null, before_id: null })
    else queries.delete(backfills).where(isThis(backfill)).run()
    return count
  }

  return {
    isLeft: () => find() !== undefined,
    begin(viewer, other, head) {
      const start = { source: 0, before_key: String(head), before_id: null }
      queries
        .insert(backfills)
        .values({ viewer, other, ...start })
        .onConflictDoUpdate({ target: [backfills.viewer, backfills.other], set: start })
        .run()
    },
    goOn(enter) {
      let backfill = find()
      for (let count = 0; backfill && count < batchRows; backfill = find())
        count += advance(backfill, enter)
    },
  }
}

function isSeen(table: TableName, row: AnyRow, viewer: Viewer): boolean {
  return project(table, row as never, viewer) !== null
}

/** Whether a row names a person: people other than their partners see no name. */
function names(row: AnyRow, person: string): boolean {
  return Object.values(row).includes(person)
}
