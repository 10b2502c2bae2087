/**
 * Deletes what no device can need any more: old outcomes, faults, feed entries, and records of deletions. Works in
 * small batches, each in a commit shared with requests, so that no request waits and a stop in between loses nothing.
 */
import type { SQL } from 'drizzle-orm'
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { DAY_MS } from '#domain/calendar.ts'
import type { Database } from '#server/store/database.ts'
import type { Queries } from '#server/store/queries.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { deletedRows, faults, feed, mutations, viewers } from '#server/store/schema.ts'
import type { Writer } from '#server/store/writer.ts'

/** Longer than the oldest mutation that may still arrive (`OLDEST_MUTATION_MS`), so that none is applied twice. */
const OUTCOMES_MS = 430 * DAY_MS
const FAULTS_MS = 90 * DAY_MS
const ENTRIES_MS = 90 * DAY_MS
const BATCH_ROWS = 200

type Deps = {
  readonly database: Database
  readonly store: RowStore
  readonly writer: Writer
  readonly now: () => Date
  readonly batchRows?: number
}
/** How many rows were deleted. */
export type Forgotten = {
  readonly outcomes: number
  readonly faults: number
  readonly deletedRows: number
  readonly entries: number
}

export function createCleanUp(deps: Deps): () => Promise<Forgotten> {
  const { received_at, at } = mutations
  const forgetOutcomes = createForgetter(deps, mutations, (before) =>
    and(lt(received_at, before), lt(at, before)),
  )
  const forgetFaults = createForgetter(deps, faults, (before) => lt(faults.at, before))
  const forgetDeletedRows = createForgetter(deps, deletedRows, (before) =>
    lt(deletedRows.at, before),
  )
  const forgetEntries = createFeedTrimmer(deps)
  return async () => {
    const now = deps.now().getTime()
    const before = (ms: number) => new Date(now - ms).toISOString()
    return {
      outcomes: await forgetOutcomes(before(OUTCOMES_MS)),
      faults: await forgetFaults(before(FAULTS_MS)),
      deletedRows: await forgetDeletedRows(before(OUTCOMES_MS)),
      entries: await forgetEntries(before(ENTRIES_MS), new Date(now).toISOString()),
    }
  }
}

type Key = { readonly user_id: string; readonly id: string }

/** Walks a table in the order of its key: an index on its times would cost every mutation a write. */
function createForgetter(
  { database, writer, batchRows = BATCH_ROWS }: Deps,
  table: typeof mutations | typeof faults | typeof deletedRows,
  isOld: (before: string) => SQL | undefined,
): (before: string) => Promise<number> {
  const queries = queriesOf(database)
  const { user_id, id } = table
  const forget = queries
    .delete(table)
    .where(and(eq(user_id, sql.placeholder('user_id')), eq(id, sql.placeholder('id'))))
    .prepare()

  function forgetBatch(after: Key, before: string): Batch<Key> {
    const rows = queries
      .select({ user_id, id, isOld: sql`${isOld(before)}`.mapWith(Boolean) })
      .from(table)
      .where(sql`(${user_id}, ${id}) > (${after.user_id}, ${after.id})`)
      .orderBy(user_id, id)
      .limit(batchRows)
      .all()
    const old = rows.filter((row) => row.isOld)
    for (const row of old) forget.run(row)
    return { forgotten: old.length, last: rows.at(-1) }
  }

  return (before) =>
    inBatches({ user_id: '', id: '' }, (after) => writer.run(() => forgetBatch(after, before)))
}

type Marked = typeof viewers.$inferSelect

/**
 * Deletes old entries of the feeds. Entries have no times, so each viewer has a mark: the version of the feed at some
 * moment. Once that moment is long enough ago, everything up to the mark is old enough, too; then the mark moves to the
 * present. A device with a cursor before the removed entries (`floor`) starts over.
 */
function createFeedTrimmer({ database, writer, batchRows = BATCH_ROWS }: Deps) {
  const queries = queriesOf(database)
  const { viewer, version } = feed
  const update = (id: string, values: SQLiteUpdateSetSource<typeof viewers>) =>
    queries.update(viewers).set(values).where(eq(viewers.id, id)).run()
  const ifFree = createIfFree(database, writer)

  function trimBatch(id: string, after: number, upTo: number): Batch<number> {
    const entries = queries
      .select({ version })
      .from(feed)
      .where(and(eq(viewer, id), gt(version, after), lte(version, upTo)))
      .orderBy(version)
      .limit(batchRows)
      .all()
    const last = entries.at(-1)?.version
    if (last === undefined) return { forgotten: 0, last }
    queries
      .delete(feed)
      .where(and(eq(viewer, id), lte(version, last)))
      .run()
    update(id, { floor: last })
    return { forgotten: entries.length, last }
  }

  async function trim({ id, floor, marked_version }: Marked, now: string): Promise<number> {
    // Below the floor there is nothing left to delete.
    let isHeld = false
    const forgotten = await inBatches(floor, async (after) => {
      const batch = await ifFree(id, () => trimBatch(id, after, marked_version))
      isHeld = batch === null
      return batch ?? { forgotten: 0, last: undefined }
    })
    const marked = { marked_version: viewers.version, marked_at: now }
    // The mark stays where it is until everything below it is deleted.
    if (!isHeld) await ifFree(id, () => update(id, marked))
    return forgotten
  }

  return (before: string, now: string): Promise<number> =>
    inBatches('', async (after) => {
      const viewer = nextMarked(queries, after, before)
      return { forgotten: viewer ? await trim(viewer, now) : 0, last: viewer?.id }
    })
}

/**
 * Does something for a person in the next commit; null if another process has locked them. Then they are left for the
 * next day, because waiting would delay the requests in the same commit.
 */
function createIfFree(database: Database, writer: Writer) {
  const free = database.prepare(`SELECT id FROM viewers WHERE id = ? /* FOR UPDATE SKIP LOCKED */`)
  return <Value>(viewer: string, work: () => Value): Promise<Value | null> =>
    writer.run(() => (free.get(viewer) === undefined ? null : work()))
}

function nextMarked(queries: Queries, after: string, before: string): Marked | undefined {
  const { id, marked_at } = viewers
  const isDue = and(gt(id, after), or(isNull(marked_at), lt(marked_at, before)))
  return queries.select().from(viewers).where(isDue).orderBy(id).limit(1).get()
}

/** How many rows a batch deleted, and where the next one begins; nothing follows an empty batch. */
type Batch<Position> = { readonly forgotten: number; readonly last: Position | undefined }

async function inBatches<Position>(
  first: Position,
  forgetAfter: (position: Position) => Promise<Batch<Position>>,
): Promise<number> {
  let forgotten = 0
  for (let next: Position | undefined = first; next !== undefined;) {
    const batch: Batch<Position> = await forgetAfter(next)
    forgotten += batch.forgotten
    next = batch.last
  }
  return forgotten
}
