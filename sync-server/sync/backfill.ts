/**
 * Enters what a new or ended partnership changes for a viewer into their feed, in batches between which other requests
 * are served (R14). Each batch stores the position it reached, so that a restart continues there. `project` decides at
 * every read what the viewer sees; a batch that is still to come only tells their devices later.
 */
import { and, eq } from 'drizzle-orm'
import { itemsOf } from '#domain/column.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { backfills } from '#server/store/schema.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { FoundRows } from '#server/sync/history.ts'
import { createHistory, END_OF_TIME } from '#server/sync/history.ts'

/** Rows of one batch: about 30 ms. */
const BACKFILL_ROWS = 2000

/** Enters a row into the viewer's feed. */
export type Enter = (viewer: string, table: TableName, id: string) => void

export type Backfills = {
  /** Records that what one person sees of another has changed. */
  begin(viewer: string, other: string): void
  /** A viewer whose feed is behind; null if there is none. */
  behind(): string | null
  /** Enters about one more batch for a viewer. */
  goOn(viewer: string, enter: Enter): void
  /** The backfills under way for a person: of those whose rows they still lack, and of those who still lack theirs. */
  about(person: string): { readonly seen: readonly string[]; readonly viewers: readonly string[] }
}

type Backfill = typeof backfills.$inferSelect

export function createBackfills(
  database: Database,
  store: RowStore,
  batchRows = BACKFILL_ROWS,
): Backfills {
  const queries = queriesOf(database)
  const history = createHistory(database, store)
  // Plain SQL, because every commit runs it; nearly always there is none.
  const first = database.prepare<[], Backfill>(
    'SELECT viewer, other, before FROM backfills LIMIT 1',
  )
  const firstOf = database.prepare<[string], Backfill>(
    'SELECT viewer, other, before FROM backfills WHERE viewer = ? LIMIT 1',
  )
  const ofPerson = database.prepare<[string, string], Backfill>(
    'SELECT viewer, other, before FROM backfills WHERE viewer = ? OR other = ?',
  )
  const isThis = ({ viewer, other }: Backfill) =>
    and(eq(backfills.viewer, viewer), eq(backfills.other, other))

  function move(backfill: Backfill, before: number | null): void {
    if (before === null) queries.delete(backfills).where(isThis(backfill)).run()
    else queries.update(backfills).set({ before }).where(isThis(backfill)).run()
  }

  /** Processes the next rows of a backfill and moves its position; returns their number. */
  function advance(backfill: Backfill, enter: Enter): number {
    const { viewer, other, before } = backfill
    const current = viewerOf(store, viewer)
    const asPartner = { ...current, partners: new Set([...current.partners, other]) }
    const timeless = before === null ? history.timeless(asPartner) : []
    const { rows, next } = history.before(asPartner, before ?? END_OF_TIME, batchRows)
    for (const found of [timeless, rows])
      enterThoseNaming(other, { viewer: asPartner, found, enter })
    move(backfill, next)
    return [...rows.values()].reduce((sum, { length }) => sum + length, 0)
  }

  return {
    behind: () => first.get()?.viewer ?? null,
    begin(viewer, other) {
      queries
        .insert(backfills)
        .values({ viewer, other, before: null })
        .onConflictDoUpdate({
          target: [backfills.viewer, backfills.other],
          set: { before: null },
        })
        .run()
    },
    goOn(viewer, enter) {
      let backfill = firstOf.get(viewer)
      for (let count = 0; backfill && count < batchRows; backfill = firstOf.get(viewer))
        count += advance(backfill, enter)
    },
    about(person) {
      const found = ofPerson.all(person, person)
      return {
        seen: found.filter(({ viewer }) => viewer === person).map(({ other }) => other),
        viewers: found.filter(({ other }) => other === person).map(({ viewer }) => viewer),
      }
    },
  }
}

type Entering = {
  readonly viewer: Viewer
  readonly found: Iterable<FoundRow>
  readonly enter: Enter
}
type FoundRow =
  FoundRows extends ReadonlyMap<infer Table, infer Rows> ? readonly [Table, Rows] : never

/**
 * Rows about the other person, and rows in which the viewer sees that person's name only because they are partners. The
 * viewer sees them with the partnership, whether it has just begun or ended.
 */
function enterThoseNaming(other: string, { viewer, found, enter }: Entering): void {
  for (const [table, rows] of found)
    for (const row of rows)
      if (names(row, other) && project(table, row as never, viewer) !== null)
        enter(viewer.id, table, row.id)
}

/** As a value of its own, or in a list, such as the helpers. */
function names(row: AnyRow, person: string): boolean {
  return Object.values(row).some(
    (value) => typeof value === 'string' && itemsOf(value).includes(person),
  )
}
