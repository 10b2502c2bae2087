/** Enters into feeds what new and ended partnerships still change for somebody, in the background (R14). */
import type { Writer } from '#server/store/writer.ts'
import type { FeedWriter } from '#server/sync/feed.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

type Deps = {
  readonly writer: Writer
  readonly feed: FeedWriter
  readonly pokes: PokeHub
  readonly report: (fault: unknown) => void
}

/** One batch per commit, one after the other. After an error the next call continues. */
export function createCatchUp({ writer, feed, pokes, report }: Deps): () => void {
  let isRunning = false

  async function run(): Promise<void> {
    for (let viewer = feed.behind(); viewer !== null; viewer = feed.behind()) {
      const next = viewer
      pokes.changed(await writer.run(() => feed.goOn(next), { people: [next] }))
    }
  }

  return () => {
    // Asked here, so that the caller gets the error of a database that is out of reach.
    if (isRunning || feed.behind() === null) return
    isRunning = true
    void run()
      .catch(report)
      .finally(() => (isRunning = false))
  }
}
