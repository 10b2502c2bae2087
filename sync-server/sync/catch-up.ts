/** Runs the backfills of new and ended partnerships in the background (R14). */
import type { Writer } from '#server/store/writer.ts'
import type { FeedWriter } from '#server/sync/feed.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

type Deps = {
  readonly writer: Writer
  readonly feed: FeedWriter
  readonly pokes: PokeHub
  readonly report: (fault: unknown) => void
}

/** The pause after an error, for example because of a full disk. */
const RETRY_MS = 30_000

/** One batch per commit, one after the other. After an error the next call continues, or it goes on by itself later. */
export function createCatchUp({ writer, feed, pokes, report }: Deps): () => void {
  let isRunning = false

  async function run(): Promise<void> {
    for (let viewer = feed.behind(); viewer !== null; viewer = feed.behind()) {
      const next = viewer
      pokes.changed(await writer.run(() => feed.goOn(next), { people: [next] }))
    }
  }

  function goOn(): void {
    isRunning = true
    void run()
      .catch((error: unknown) => {
        report(error)
        setTimeout(() => {
          if (!isRunning) goOn()
        }, RETRY_MS).unref()
      })
      .finally(() => (isRunning = false))
  }

  return () => {
    // Checked here, so that the caller gets the error of a database that is out of reach.
    if (!isRunning && feed.behind() !== null) goOn()
  }
}
