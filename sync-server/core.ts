/** The server without its endpoints: storage, application of mutations, feed and pokes, wired together once. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Settings } from '#domain/command.ts'
import type { PictureRoom } from '#server/blobs/blob-store.ts'
import { createBlobStore } from '#server/blobs/blob-store.ts'
import { createIsNamed, createProofSweep } from '#server/blobs/named-pictures.ts'
import type { Database } from '#server/store/open-database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { meta } from '#server/store/schema.ts'
import type { Writer } from '#server/store/writer.ts'
import { createWriter } from '#server/store/writer.ts'
import { createApplier } from '#server/sync/apply-mutation.ts'
import { createExchange } from '#server/sync/exchange.ts'
import type { FeedWriter } from '#server/sync/feed.ts'
import { createFeedWriter } from '#server/sync/feed.ts'
import { createPageReader, PAGE_ROWS } from '#server/sync/page.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'
import { createPokeHub } from '#server/sync/poke-hub.ts'

export type Core = ReturnType<typeof createCore>

export function createCore({
  database,
  settings,
  report,
  pageRows = PAGE_ROWS,
  backfillRows,
  clock = () => performance.now(),
  pictureRoom,
}: {
  readonly database: Database
  readonly settings: Settings
  /** Receives internal errors that stopped a mutation. */
  readonly report: (fault: unknown) => void
  /** Rows of one page of the feed. */
  readonly pageRows?: number
  /** Rows entered into a feed per commit when a partnership begins or ends. */
  readonly backfillRows?: number
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number
  /** Without it, pictures may use all space. */
  readonly pictureRoom?: PictureRoom
}) {
  const epoch = getOrCreateMeta(database, 'epoch', () => randomBytes(6).toString('hex'))
  const secret = getOrCreateMeta(database, 'secret', () => randomBytes(32).toString('base64url'))
  const store = createRowStore(database)
  const writer = createWriter(database, clock)
  const blobs = createBlobStore(database, pictureRoom)
  const isNamed = createIsNamed(database)
  const feed = createFeedWriter(database, store, {
    whenBehind: () => catchUp(),
    batchRows: backfillRows,
  })
  const applier = createApplier({ database, store, feed, settings })
  applier.onChanged(createProofSweep(database))
  const pages = createPageReader(database, store, { epoch: () => epoch, pageRows })
  const pokes = createPokeHub(pages)
  const exchange = createExchange({ writer, applier, pages, pokes, settings, report, clock })
  const catchUp = createCatchUp({ writer, feed, pokes, report })
  if (feed.isBehind()) catchUp()
  const storage = { database, store, writer, blobs, isNamed }
  return { ...storage, settings, feed, applier, pages, pokes, exchange, secret }
}

/** A value created once for this database and stored in it. */
export function getOrCreateMeta(database: Database, key: string, make: () => string): string {
  const queries = queriesOf(database)
  queries.insert(meta).values({ key, value: make() }).onConflictDoNothing().run()
  return queries.select().from(meta).where(eq(meta.key, key)).get()?.value ?? ''
}

/** Backfills feeds that are behind, one batch per commit, one after the other. After an error the next call continues. */
function createCatchUp({
  writer,
  feed,
  pokes,
  report,
}: {
  readonly writer: Writer
  readonly feed: FeedWriter
  readonly pokes: PokeHub
  readonly report: (fault: unknown) => void
}): () => void {
  let isRunning = false

  async function run(): Promise<void> {
    while (feed.isBehind()) await writer.run(() => pokes.changed(feed.goOn()))
  }

  return () => {
    if (isRunning) return
    isRunning = true
    void run()
      .catch(report)
      .finally(() => (isRunning = false))
  }
}
