/** Pages of a viewer's feed. Every row passes through `project` when it is read (R15). */
import type { Cursor } from '#domain/cursor.ts'
import { formatCursor, parseCursor } from '#domain/cursor.ts'
import type { Page } from '#domain/sync-protocol.ts'
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { Database } from '#server/store/open-database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf, viewerOf } from '#server/store/viewer.ts'

/** Rows per page; a household of this size or smaller fits in one. */
export const PAGE_ROWS = 2500

export type PageReader = {
  /** The page that follows a cursor. An unknown or outdated cursor starts over (`reset`). */
  read(viewer: string, cursor: string | null): Page
  /** The newest version of a viewer's feed. */
  versionOf(viewer: string): number
  /** Identifies this history: a restore starts another one (R13). */
  epoch(): string
}

type FeedRow = { readonly table_name: TableName; readonly id: string; readonly version: number }
type PageContent = {
  readonly put: Record<string, AnyRow[]>
  readonly gone: Record<string, string[]>
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createPageReader(
  database: Database,
  store: RowStore,
  { epoch, pageRows }: { readonly epoch: () => string; readonly pageRows: number },
): PageReader {
  // Plain SQL, for these run with every exchange.
  const head = database.prepare<[string], { version: number; floor: number }>(
    'SELECT version, floor FROM viewers WHERE id = ?',
  )
  const since = database.prepare<[string, number, number], FeedRow>(
    'SELECT table_name, id, version FROM feed WHERE viewer = ? AND version > ? ORDER BY version LIMIT ?',
  )
  const until = database.prepare<[string, number, number], FeedRow>(
    'SELECT table_name, id, version FROM feed WHERE viewer = ? AND version <= ? ORDER BY version DESC LIMIT ?',
  )

  const headOf = (viewer: string) => head.get(viewer) ?? { version: 0, floor: 0 }

  function fill(rows: readonly FeedRow[], viewer: Viewer): PageContent {
    const content: PageContent = { put: {}, gone: {} }
    const [low, high] = [rows[0]?.version ?? 0, rows.at(-1)?.version ?? 0].toSorted((a, b) => a - b)
    for (const table of new Set(rows.map(({ table_name }) => table_name))) {
      const entered = rows.filter(({ table_name }) => table_name === table)
      const found = store.all(
        table,
        `JOIN feed ON feed.id = ${table}.id
         WHERE feed.viewer = ? AND feed.table_name = '${table}' AND feed.version BETWEEN ? AND ?`,
        viewer.id,
        low,
        high,
      )
      const visible = found.flatMap((row) => project(table, row as never, viewer) ?? [])
      if (visible.length > 0) content.put[table] = visible
      if (visible.length === entered.length) continue
      const shown = new Set(visible.map(({ id }) => id))
      content.gone[table] = entered.flatMap(({ id }) => (shown.has(id) ? [] : id))
    }
    return content
  }

  /** Everything open, and the totals: enough to show every screen before the history is loaded. */
  function bootstrapPage(viewer: Viewer): PageContent {
    const put: Record<string, AnyRow[]> = {}
    const take = <T extends TableName>(table: T, found: readonly (Tables[T] | null)[]) => {
      const visible = found.flatMap((row) => (row && project(table, row, viewer)) ?? [])
      put[table] = [...(put[table] ?? []), ...visible]
    }
    const people = [viewer.id, ...viewer.partners, ...viewer.inviters]
    take(
      'users',
      people.map((id) => store.get('users', id)),
    )
    take('accounts', [store.get('accounts', viewer.id)])
    take('balances', [store.get('balances', viewer.id)])
    take('partnerships', membershipOf(store, viewer.id))
    for (const table of tableNames) {
      const { first } = tableOf(table)
      for (const user_id of first ? people : []) {
        const where = user_id === viewer.id ? first?.own : first?.others
        if (where) take(table, store.load({ table, where: { user_id, ...where } }) as never)
      }
    }
    return { put, gone: {} }
  }

  function history(
    viewer: string,
    { version, position }: Cursor,
  ): PageContent & { readonly next: Cursor } {
    const rows = until.all(viewer, position ?? version, pageRows)
    const last = rows.at(-1)
    const isEnd = last === undefined || rows.length < pageRows
    const { put } = fill(rows, viewerOf(store, viewer))
    return {
      put,
      gone: {},
      next: { epoch: epoch(), version, position: isEnd ? null : last.version - 1 },
    }
  }

  function start(viewer: string, base: string | null): Page {
    const from = { epoch: epoch(), version: headOf(viewer).version, position: null }
    const whole = history(viewer, from)
    if (whole.next.position === null) return pageOf(base, { ...whole, reset: true })
    const next = { ...from, position: from.version }
    return pageOf(base, { ...bootstrapPage(viewerOf(store, viewer)), next, reset: true })
  }

  function news(viewer: string, cursor: Cursor, base: string | null): Page {
    const rows = since.all(viewer, cursor.version, pageRows)
    const head = headOf(viewer).version
    // A page that is not full reaches the head, even if the newest entries were removed.
    const reached = rows.length < pageRows ? head : (rows.at(-1)?.version ?? head)
    const next = { ...cursor, version: reached }
    const page = pageOf(base, { ...fill(rows, viewerOf(store, viewer)), next, reset: false })
    return { ...page, more: reached < head }
  }

  return {
    versionOf: (viewer) => headOf(viewer).version,
    epoch,

    read(viewer, text) {
      const cursor = parseCursor(text)
      const { version, floor } = headOf(viewer)
      const isKnown =
        cursor?.epoch === epoch() && cursor.version >= floor && cursor.version <= version
      if (cursor === null || !isKnown) return start(viewer, text)
      if (cursor.position !== null)
        return pageOf(text, { ...history(viewer, cursor), reset: false })
      return news(viewer, cursor, text)
    },
  }
}

function pageOf(
  base: string | null,
  { next, put, gone, reset }: PageContent & { readonly next: Cursor; readonly reset: boolean },
): Page {
  const more = next.position !== null
  return { base, cursor: formatCursor(next), reset, forgot: false, more, put, gone }
}
