/**
 * Requests take turns. All that come in at the same time do their first reads in one trip, and go on one after the
 * other; once they have blocked the process for long enough, the rest of it gets a turn: pages, health and streams.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { TIME_SLICE_MS } from '#server/store/writer.ts'
import { isAwaited } from './prefetch.ts'

type Settle = () => void
type Request = {
  /** Reads, and returns how to go on. */
  readonly read: () => Settle
  readonly reject: (error: unknown) => void
}

type Deps = {
  /** Runs functions that only read, in one trip. */
  readonly gather: (reads: readonly (() => Settle)[]) => Promise<readonly Settle[]>
  readonly clock: () => number
}

export function createRequestQueue({ gather, clock }: Deps) {
  const waiting: Request[] = []
  let isRunning = false

  /** Does the reads of all in one trip; an error of the database is everybody's error. */
  async function readAll(requests: readonly Request[]): Promise<readonly Settle[]> {
    try {
      return await gather(requests.map(({ read }) => read))
    } catch (error) {
      return requests.map(
        ({ reject }) =>
          () =>
            reject(error),
      )
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      await nextTurn()
      const settled = await readAll(waiting.splice(0))
      let startedAt = clock()
      for (const settle of settled) {
        settle()
        await untilItWaits()
        if (clock() - startedAt < TIME_SLICE_MS) continue
        await nextTurn()
        startedAt = clock()
      }
    }
    isRunning = false
  }

  return <Value>(read: () => Value): Promise<Value> =>
    new Promise((resolve, reject) => {
      const settled = () => {
        try {
          const value = read()
          return () => resolve(value)
        } catch (error) {
          if (isAwaited(error)) throw error
          return () => reject(error)
        }
      }
      waiting.push({ read: settled, reject })
      if (!isRunning) void run()
    })
}

/** Node runs this once no microtask is left: by then the request waits for something else, or is answered. */
function untilItWaits(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}
