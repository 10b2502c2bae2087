/** The authority without its doors: storage, application of mutations, feed and pokes, wired together once. */
import { randomBytes } from 'node:crypto'
import type { Settings } from '#domain/command.ts'
import { createBlobStore } from '#server/blobs/blob-store.ts'
import type { Database } from '#server/store/open-database.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { createWriter } from '#server/store/writer.ts'
import { createApplier } from '#server/sync/apply-mutation.ts'
import { createExchange } from '#server/sync/exchange.ts'
import { createFeedWriter } from '#server/sync/feed.ts'
import { createPageReader, PAGE_ROWS } from '#server/sync/page.ts'
import { createPokeHub } from '#server/sync/poke-hub.ts'

export type Core = ReturnType<typeof createCore>

export function createCore({
  database,
  settings,
  report,
  pageRows = PAGE_ROWS,
}: {
  readonly database: Database
  readonly settings: Settings
  /** Hears of faults of ours that stopped a mutation. */
  readonly report: (fault: unknown) => void
  /** Rows of one page of the feed. */
  readonly pageRows?: number
}) {
  const epoch = keptValue(database, 'epoch', () => randomBytes(6).toString('hex'))
  const secret = keptValue(database, 'secret', () => randomBytes(32).toString('base64url'))
  const store = createRowStore(database)
  const writer = createWriter(database)
  const blobs = createBlobStore(database)
  const feed = createFeedWriter(database, store)
  const applier = createApplier({ database, store, feed, settings })
  const pages = createPageReader(database, store, { epoch: () => epoch, pageRows })
  const pokes = createPokeHub(pages)
  const exchange = createExchange({ writer, applier, pages, pokes, settings, report })
  return { database, store, writer, blobs, feed, applier, pages, pokes, exchange, secret }
}

/** A value made once for this database and kept in it. */
export function keptValue(database: Database, key: string, make: () => string): string {
  database
    .prepare('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING')
    .run(key, make())
  return (
    database.prepare<[string], string>('SELECT value FROM meta WHERE key = ?').pluck().get(key) ??
    ''
  )
}
