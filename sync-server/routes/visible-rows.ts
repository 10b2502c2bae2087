/**
 * Lists of the rows a viewer may see, newest first, found by indexes. The conditions only avoid reading rows that
 * `project` would refuse, and leave out what was deleted: `project` decides on every row, and a test checks that they
 * agree.
 */
import type { Tables } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Database } from '#server/store/database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { PageReader } from '#server/sync/page.ts'
import type { PageQuery } from './paging.ts'

export type ListName = 'tasks' | 'rewards' | 'notifications' | 'templates'

/** Selects one range of an index. The conditions of one list do not overlap. */
type ListCondition = { readonly condition: string; readonly values: readonly string[] }

/** An open occurrence that was deleted after it had counted stays only for its id (C2). The index tells most that it is done. */
const isListed = '(completed_at IS NOT NULL OR is_hidden = 0)'

const conditions: { readonly [T in ListName]: (viewer: Viewer) => readonly ListCondition[] } = {
  tasks: ({ id, partners }) => {
    const circle = [id, ...partners]
    const elsewhere = `user_id NOT IN (${circle.map(() => '?').join(', ')})`
    return [
      { condition: `user_id = ? AND ${isListed}`, values: [id] },
      ...[...partners].map((partner) => ({
        condition: `user_id = ? AND (is_shared = 1 OR completed_at IS NOT NULL) AND ${isListed}`,
        values: [partner],
      })),
      ...circle.map((performer) => ({
        condition: `claimed_by = ? AND ${elsewhere} AND completed_at IS NOT NULL`,
        values: [performer, ...circle],
      })),
    ]
  },
  rewards: ({ id, partners }) => [
    { condition: 'user_id = ?', values: [id] },
    ...[...partners].map((partner) => ({
      condition: `user_id = ? AND (redeemed_at IS NOT NULL
        OR approved_by = ? OR denied_by = ? OR offered_by = ?
        OR (awaiting_approval = 1 AND approved_by IS NULL AND denied_by IS NULL))`,
      values: [partner, id, id, id],
    })),
  ],
  notifications: ({ id }) => [{ condition: 'user_id = ?', values: [id] }],
  templates: ({ id }) => [{ condition: 'user_id = ?', values: [id] }],
}

const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC'
/** Rows between two turns of the event loop when a whole list is read. */
const BATCH_ROWS = 500

/** The condition that selects the rows of a page, merged from the indexes without sorting. */
export function pageCondition(table: ListName, viewer: Viewer): string {
  return mergedCondition(table, viewer, { beyond: '', end: 'LIMIT ? OFFSET ?' })
}

/** The condition that selects the rows of a batch: those older than a given row. */
export function batchCondition(table: ListName, viewer: Viewer): string {
  return mergedCondition(table, viewer, { beyond: 'AND (created_at, id) < (?, ?)', end: 'LIMIT ?' })
}

function mergedCondition(
  table: ListName,
  viewer: Viewer,
  { beyond, end }: { readonly beyond: string; readonly end: string },
): string {
  const keys = conditions[table](viewer).map(
    ({ condition }) =>
      `SELECT id AS key, created_at, id FROM ${table} WHERE ${condition} ${beyond}`,
  )
  return `JOIN (SELECT key FROM (${keys.join(' UNION ALL ')} ${NEWEST_FIRST} ${end}) AS found) AS page
    ON key = ${table}.id ${NEWEST_FIRST}`
}

/** Plain SQL, because every part must use its index. */
export function countQuery(table: ListName, viewer: Viewer): string {
  const counts = conditions[table](viewer).map(
    ({ condition }) => `(SELECT count(*) FROM ${table} WHERE ${condition})`,
  )
  return `SELECT ${counts.join(' + ')}`
}

/** The rows of a page that the viewer may see. */
export function readVisible<T extends ListName>(
  store: RowStore,
  table: T,
  { viewer, page: { page, limit } }: { readonly viewer: Viewer; readonly page: PageQuery },
): readonly Tables[T][] {
  const values = conditions[table](viewer).flatMap((each) => each.values)
  const found = store.all(table, pageCondition(table, viewer), ...values, limit, (page - 1) * limit)
  return found.flatMap((row) => shownRow(table, row, viewer) ?? [])
}

/**
 * A whole list in batches. Each batch is read when it is requested, as the viewer may see it then: a partnership
 * may end in between.
 */
export function* readBatches<T extends ListName>(
  store: RowStore,
  table: T,
  userId: string,
): Generator<readonly Tables[T][]> {
  // Later than any time.
  let [time, id] = ['~', '']
  for (;;) {
    const viewer = viewerOf(store, userId)
    const values = conditions[table](viewer).flatMap((each) => [...each.values, time, id])
    const found = store.all(table, batchCondition(table, viewer), ...values, BATCH_ROWS)
    const last = found.at(-1)
    yield found.flatMap((row) => shownRow(table, row, viewer) ?? [])
    if (last === undefined || found.length < BATCH_ROWS) return
    time = last.created_at
    id = last.id
  }
}

const MAX_KEPT = 10_000

/**
 * The lengths of lists. Every change of a list enters its viewer's feed, so a count is valid while the feed's version
 * stays the same: several pages need one count.
 */
export function createCounts(database: Database, pages: PageReader) {
  const kept = new Map<string, { readonly version: number; readonly total: number }>()

  function count(table: ListName, viewer: Viewer): number {
    const values = conditions[table](viewer).flatMap((each) => each.values)
    const query = database.prepare<unknown[], number>(countQuery(table, viewer)).pluck()
    return query.get(...values) ?? 0
  }

  return (table: ListName, viewer: Viewer): number => {
    const key = `${table} ${viewer.id}`
    const version = pages.versionOf(viewer.id)
    const known = kept.get(key)
    if (known?.version === version) return known.total
    if (kept.size >= MAX_KEPT) kept.clear()
    const total = count(table, viewer)
    kept.set(key, { version, total })
    return total
  }
}
