/** The server without its endpoints: storage, application of mutations, feed and pokes, wired together once. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Settings } from '#domain/command.ts'
import type { PictureRoom } from '#server/blobs/blob-store.ts'
import { createBlobStore } from '#server/blobs/blob-store.ts'
import {
  createIsReferenced,
  createPictureSharing,
  createProofSweep,
} from '#server/blobs/picture-references.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { meta } from '#server/store/schema.ts'
import { createApplier } from '#server/sync/apply-mutation.ts'
import { createCatchUp } from '#server/sync/catch-up.ts'
import { createCommits } from '#server/sync/commits.ts'
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
  backfillRows,
  clock = () => performance.now(),
  pictureRoom,
}: {
  readonly database: Database
  readonly settings: Settings
  /** Receives internal errors that stopped a mutation. */
  readonly report: (fault: unknown) => void
  /** Rows on one page of the feed. */
  readonly pageRows?: number
  /** Rows entered into a feed per commit when a partnership begins or ends. */
  readonly backfillRows?: number
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number
  /** Without a limit, pictures may use all the space. */
  readonly pictureRoom?: PictureRoom
}) {
  const epoch = getOrCreateMeta(database, 'epoch', () => randomBytes(6).toString('hex'))
  const secret = getOrCreateMeta(database, 'secret', () => randomBytes(32).toString('base64url'))
  const store = createRowStore(database)
  const writer = database.engine.createWriter(clock)
  const blobs = createBlobStore(database, pictureRoom)
  const isReferenced = createIsReferenced(database)
  const feed = createFeedWriter(database, store, {
    whenBehind: () => catchUp(),
    batchRows: backfillRows,
  })
  const applier = createApplier({ database, store, feed, settings })
  const sharePictures = createPictureSharing(database)
  const sweepProofs = createProofSweep(database)
  applier.onChanged(({ changes, actor }) => {
    sharePictures(changes, actor)
    sweepProofs(changes)
  })
  const pages = createPageReader(database, store, {
    epoch: () => epoch + database.engine.history(),
    pageRows,
  })
  const pokes = createPokeHub(pages, database.engine.news)
  const commits = createCommits()
  commits.onCommitted(({ entered }) => pokes.changed(entered.keys()))
  const sync = { writer, feed, applier, pages, commits, pokes, settings }
  const exchange = createExchange({ ...sync, database, report, clock })
  const catchUp = createCatchUp({ ...sync, report })
  catchUp()
  database.engine.news.onMissed(catchUp)
  return { ...sync, database, store, blobs, isReferenced, exchange, secret }
}

/** A value created once for this database and stored in it. */
export function getOrCreateMeta(database: Database, key: string, make: () => string): string {
  const queries = queriesOf(database)
  queries.insert(meta).values({ key, value: make() }).onConflictDoNothing().run()
  return queries.select().from(meta).where(eq(meta.key, key)).get()?.value ?? ''
}
