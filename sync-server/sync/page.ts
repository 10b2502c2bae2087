/** Pages of a viewer's feed. Every row passes through `project` when it is read (R15). */
import type { Statement } from 'better-sqlite3'
import type { Cursor } from '#domain/cursor.ts'
import { formatCursor, parseCursor } from '#domain/cursor.ts'
import { keyOf } from '#domain/row-values.ts'
import type { Page } from '#domain/sync-protocol.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Database } from '#server/store/database.ts'
import { inSnapshot } from '#server/store/database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { Committed } from '#server/sync/commits.ts'
import type { Changed } from '#server/sync/feed.ts'
import { createHistory, END_OF_TIME } from '#server/sync/history.ts'

/** Rows per page; the rows of a household of this size fit on one. */
export const PAGE_ROWS = 2500
/** Entries of the feed that are read at once: usually there is only one. */
const ENTRIES_AT_ONCE = 100
/** No row is older. A lower position comes from a release that numbered the rows of a first sync, and starts over. */
const OLDEST_POSITION = Date.UTC(2000, 0)

export type PageReader = {
  /** The page that follows a cursor. An unknown or outdated cursor starts over (`reset`). */
  read(viewer: string, cursor: string | null): Page
  /**
   * The same page, made from what the viewer's commits changed, one after the other; null if there is other news, too,
   * or more than a page of it.
   */
  after(viewer: string, cursor: string | null, commits: readonly Committed[]): Page | null
  /** The newest version of a viewer's feed. */
  versionOf(viewer: string): number
  /** Identifies this history: a restore starts a new one (R13). */
  epoch(): string
}

type ChangedIds = Map<TableName, Set<string>>
type Entry = { readonly version: number; readonly changed: string }
type PageContent = {
  readonly put: Record<string, AnyRow[]>
  readonly gone: Record<string, string[]>
}

type Options = { readonly epoch: () => string; readonly pageRows: number }

export function createPageReader(
  database: Database,
  store: RowStore,
  options: Options,
): PageReader {
  return new Reader(database, store, options)
}

/** The prepared statements are plain SQL, because they run with every exchange. */
class Reader implements PageReader {
  readonly epoch: () => string
  readonly #database: Database
  readonly #store: RowStore
  readonly #pageRows: number
  readonly #past: ReturnType<typeof createHistory>
  readonly #head: Statement<[string], { version: number; floor: number }>
  readonly #since: Statement<[string, number], Entry>

  constructor(database: Database, store: RowStore, { epoch, pageRows }: Options) {
    this.epoch = epoch
    this.#database = database
    this.#store = store
    this.#pageRows = pageRows
    this.#past = createHistory(database, store)
    this.#head = database.prepare('SELECT version, floor FROM viewers WHERE id = ?')
    this.#since = database.prepare(
      `SELECT version, changed FROM feed WHERE viewer = ? AND version > ? ORDER BY version LIMIT ${ENTRIES_AT_ONCE}`,
    )
  }

  versionOf = (viewer: string): number => this.#headOf(viewer).version

  read = (viewer: string, cursor: string | null): Page =>
    inSnapshot(this.#database, () => this.#look(viewer, cursor))

  after(id: string, text: string | null, commits: readonly Committed[]): Page | null {
    const cursor = parseCursor(text)
    if (cursor === null || cursor.epoch !== this.epoch() || cursor.position !== null) return null
    const news = commits.flatMap(({ entered }) => entered.get(id) ?? [])
    const last = news.at(-1)
    const isAll = news.every(
      ({ from }, index) => from === (news[index - 1] ?? { to: cursor.version }).to,
    )
    const places = news.flatMap((each) => each.places)
    if (last === undefined || !isAll || places.length > this.#pageRows) return null
    const rows = new Map(
      commits.flatMap(({ changes }) => changes.map((each) => [keyOf(each), each.after])),
    )
    if (!places.every((place) => rows.has(keyOf(place)))) return null
    const changed: ChangedIds = new Map()
    for (const place of places) addTo(changed, { [place.table]: [place.id] })
    const content = contentOf(changed, rows, last.viewer)
    return pageOf(text, { ...content, next: { ...cursor, version: last.to }, reset: false })
  }

  #headOf(viewer: string) {
    return this.#head.get(viewer) ?? { version: 0, floor: 0 }
  }

  /** The ids of the rows that changed after a version, about a page of them, and the version reached. */
  #changedSince(viewer: string, version: number) {
    const changed: ChangedIds = new Map()
    let [rows, reached] = [0, version]
    for (;;) {
      const entries = this.#since.all(viewer, reached)
      for (const entry of entries) {
        if (rows >= this.#pageRows) return { changed, reached, isAll: false }
        rows += addTo(changed, JSON.parse(entry.changed) as Changed)
        reached = entry.version
      }
      if (entries.length < ENTRIES_AT_ONCE) return { changed, reached, isAll: true }
    }
  }

  #present(changed: ChangedIds, viewer: Viewer): PageContent {
    const reads = [...changed].map(
      ([table, ids]) =>
        () =>
          this.#store
            .some(table, [...ids])
            .map((row) => [keyOf({ table, id: row.id }), row] as const),
    )
    return contentOf(changed, new Map(this.#database.engine.batch(reads).flat()), viewer)
  }

  /** Everything open, which is enough to show every screen before the history is loaded. */
  #openRows(viewer: Viewer): ReadonlyMap<TableName, readonly AnyRow[]> {
    const reads = tableNames.flatMap((table) => {
      const { first } = tableOf(table)
      return (first ? [viewer.id, ...viewer.partners] : []).flatMap((user_id) => {
        const where = user_id === viewer.id ? first?.own : first?.others
        return where ? [{ table, where: { user_id, ...where } }] : []
      })
    })
    const found = this.#database.engine.batch(reads.map((read) => () => this.#store.load(read)))
    const open = new Map<TableName, AnyRow[]>()
    for (const [index, { table }] of reads.entries())
      open.set(table, [...(open.get(table) ?? []), ...(found[index] ?? [])])
    return open
  }

  #history(viewer: Viewer, cursor: Cursor) {
    const { rows, next } = this.#past.before(viewer, cursor.position ?? END_OF_TIME, this.#pageRows)
    return { put: visibleOf(viewer, rows), gone: {}, next: { ...cursor, position: next } }
  }

  #start(id: string, base: string | null): Page {
    const viewer = viewerOf(this.#store, id)
    const from = { epoch: this.epoch(), version: this.#headOf(id).version, position: null }
    const whole = this.#history(viewer, from)
    const timeless = visibleOf(viewer, this.#past.timeless(viewer))
    if (whole.next.position === null)
      return pageOf(base, { ...whole, put: { ...timeless, ...whole.put }, reset: true })
    const put = { ...visibleOf(viewer, this.#openRows(viewer)), ...timeless }
    return pageOf(base, { put, gone: {}, next: { ...from, position: END_OF_TIME }, reset: true })
  }

  #news(viewer: string, cursor: Cursor, base: string | null): Page {
    const { changed, reached, isAll } = this.#changedSince(viewer, cursor.version)
    const head = this.#headOf(viewer).version
    const next = { ...cursor, version: isAll ? head : reached }
    const content = this.#present(changed, viewerOf(this.#store, viewer))
    return { ...pageOf(base, { ...content, next, reset: false }), more: next.version < head }
  }

  #look(viewer: string, text: string | null): Page {
    const cursor = parseCursor(text)
    this.#database.engine.prefetch([
      () => this.#headOf(viewer),
      () => viewerOf(this.#store, viewer),
      () => (cursor?.position === null ? this.#since.all(viewer, cursor.version) : []),
    ])
    const { version, floor } = this.#headOf(viewer)
    const isKnown =
      cursor?.epoch === this.epoch() &&
      cursor.version >= floor &&
      cursor.version <= version &&
      isInHistory(cursor.position)
    if (!isKnown) return this.#start(viewer, text)
    if (cursor.position !== null)
      return pageOf(text, { ...this.#history(viewerOf(this.#store, viewer), cursor), reset: false })
    return this.#news(viewer, cursor, text)
  }
}

function isInHistory(position: number | null): boolean {
  return position === null || (position >= OLDEST_POSITION && position <= END_OF_TIME)
}

/** The present state of rows, given by their keys; rows that the viewer does not see are gone. */
function contentOf(
  changed: ChangedIds,
  rows: ReadonlyMap<string, AnyRow | null>,
  viewer: Viewer,
): PageContent {
  const content: PageContent = { put: {}, gone: {} }
  for (const [table, ids] of changed)
    for (const id of ids) {
      const row = rows.get(keyOf({ table, id }))
      const visible = row && shownRow(table, row as never, viewer)
      if (visible) (content.put[table] ??= []).push(visible)
      else (content.gone[table] ??= []).push(id)
    }
  return content
}

function visibleOf(
  viewer: Viewer,
  found: ReadonlyMap<TableName, readonly AnyRow[]>,
): Record<string, AnyRow[]> {
  const visible: Record<string, AnyRow[]> = {}
  for (const [table, rows] of found) {
    const seen = rows.flatMap((row) => shownRow(table, row as never, viewer) ?? [])
    if (seen.length > 0) visible[table] = seen
  }
  return visible
}

/** Adds the ids of an entry; returns how many. Tables that only a newer release knows are left out (R37). */
function addTo(all: ChangedIds, changed: Changed): number {
  let rows = 0
  for (const table of tableNames) {
    const ids = changed[table]
    if (ids === undefined) continue
    const known = all.get(table) ?? new Set()
    all.set(table, known)
    for (const id of ids) known.add(id)
    rows += ids.length
  }
  return rows
}

function pageOf(
  base: string | null,
  { next, put, gone, reset }: PageContent & { readonly next: Cursor; readonly reset: boolean },
): Page {
  const more = next.position !== null
  return { base, cursor: formatCursor(next), reset, forgot: false, more, put, gone }
}
