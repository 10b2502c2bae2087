/**
 * Forgets what no device can ask about any more: old outcomes, faults and deletions. In small pieces, each in a commit
 * of its own that requests share, so that none waits and a stop in between loses nothing.
 */
import { DAY_MS } from '#domain/calendar.ts'
import type { TableName } from '#domain/tables.ts'
import { project } from '#domain/visibility.ts'
import type { Database } from '#server/store/open-database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { Writer } from '#server/store/writer.ts'

/** Longer than the oldest mutation that may still arrive (`OLDEST_MUTATION_MS`), so that none is applied twice. */
const OUTCOMES_MS = 430 * DAY_MS
const FAULTS_MS = 90 * DAY_MS
const DELETIONS_MS = 90 * DAY_MS
const PAGE_ROWS = 200

type Deps = {
  readonly database: Database
  readonly store: RowStore
  readonly writer: Writer
  readonly now: () => Date
  readonly pageRows?: number
}
/** How many rows went. */
export type Forgotten = {
  readonly outcomes: number
  readonly faults: number
  readonly deletions: number
}

export function createCleanUp(deps: Deps): () => Promise<Forgotten> {
  const forgetOutcomes = createForgetter(
    deps,
    'mutations',
    'received_at < @before AND at < @before',
  )
  const forgetFaults = createForgetter(deps, 'faults', 'at < @before')
  const forgetDeletions = createFeedTrimmer(deps)
  return async () => {
    const now = deps.now().getTime()
    const before = (ms: number) => new Date(now - ms).toISOString()
    return {
      outcomes: await forgetOutcomes(before(OUTCOMES_MS)),
      faults: await forgetFaults(before(FAULTS_MS)),
      deletions: await forgetDeletions(before(DELETIONS_MS), new Date(now).toISOString()),
    }
  }
}

type Key = { readonly user_id: string; readonly id: string }

/** Goes through a table in the order of its key: an index on its times would cost every mutation a write. */
function createForgetter(
  { database, writer, pageRows = PAGE_ROWS }: Deps,
  table: 'mutations' | 'faults',
  isOld: string,
): (before: string) => Promise<number> {
  const read = database.prepare<unknown[], Key & { readonly isOld: 0 | 1 }>(
    `SELECT user_id, id, ${isOld} AS isOld FROM ${table}
     WHERE (user_id, id) > (@user_id, @id) ORDER BY user_id, id LIMIT @pageRows`,
  )
  const forget = database.prepare(`DELETE FROM ${table} WHERE user_id = ? AND id = ?`)

  function forgetPage(after: Key, before: string): Page<Key> {
    const rows = read.all({ user_id: after.user_id, id: after.id, before, pageRows })
    const old = rows.filter((row) => row.isOld === 1)
    for (const { user_id, id } of old) forget.run(user_id, id)
    return { forgotten: old.length, last: rows.at(-1) }
  }

  return (before) =>
    pageByPage({ user_id: '', id: '' }, (after) => writer.run(() => forgetPage(after, before)))
}

type Marked = { readonly id: string; readonly floor: number; readonly marked_version: number }
type Entered = { readonly table_name: TableName; readonly id: string; readonly version: number }

/**
 * Trims the feeds of entries whose row is gone from the viewer's sight. A feed knows no times, so each viewer carries a
 * mark: the version it had at some moment. Once that lies far enough back, everything up to the mark does, too; then
 * the mark moves to the present. A device that stands below a forgotten deletion (`floor`) starts over.
 */
function createFeedTrimmer({ database, store, writer, pageRows = PAGE_ROWS }: Deps) {
  const due = database.prepare<[string, string], Marked>(
    `SELECT id, floor, marked_version FROM viewers
     WHERE id > ? AND (marked_at IS NULL OR marked_at < ?) ORDER BY id LIMIT 1`,
  )
  const read = database.prepare<[string, number, number, number], Entered>(
    `SELECT table_name, id, version FROM feed
     WHERE viewer = ? AND version > ? AND version <= ? ORDER BY version LIMIT ?`,
  )
  const forget = database.prepare('DELETE FROM feed WHERE viewer = ? AND version = ?')
  const raiseFloor = database.prepare('UPDATE viewers SET floor = ? WHERE id = ?')
  const mark = database.prepare(
    'UPDATE viewers SET marked_version = version, marked_at = ? WHERE id = ?',
  )

  function trimPage(viewerId: string, after: number, upTo: number): Page<number> {
    const entries = read.all(viewerId, after, upTo, pageRows)
    const viewer = viewerOf(store, viewerId)
    const gone = entries.filter(({ table_name, id }) => {
      const row = store.get(table_name, id)
      return row === null || project(table_name, row as never, viewer) === null
    })
    for (const { version } of gone) forget.run(viewerId, version)
    const newest = gone.at(-1)
    if (newest) raiseFloor.run(newest.version, viewerId)
    return { forgotten: gone.length, last: entries.at(-1)?.version }
  }

  async function trim({ id, floor, marked_version }: Marked, now: string): Promise<number> {
    // Below the floor nothing is left to forget.
    const forgotten = await pageByPage(floor, (after) =>
      writer.run(() => trimPage(id, after, marked_version)),
    )
    await writer.run(() => mark.run(now, id))
    return forgotten
  }

  return (before: string, now: string): Promise<number> =>
    pageByPage('', async (after) => {
      const viewer = due.get(after, before)
      return { forgotten: viewer ? await trim(viewer, now) : 0, last: viewer?.id }
    })
}

/** What one piece of work forgot, and where the next begins; there is none after an empty one. */
type Page<Position> = { readonly forgotten: number; readonly last: Position | undefined }

async function pageByPage<Position>(
  first: Position,
  forgetAfter: (position: Position) => Promise<Page<Position>>,
): Promise<number> {
  let forgotten = 0
  for (let next: Position | undefined = first; next !== undefined;) {
    const page: Page<Position> = await forgetAfter(next)
    forgotten += page.forgotten
    next = page.last
  }
  return forgotten
}
