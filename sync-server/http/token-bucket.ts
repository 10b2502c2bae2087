/** Counting with forgetting: how long a key has to wait, from one number kept for each key. */

const MAX_KEYS = 50_000

export type Limit = {
  /** Milliseconds to wait; 0 when there was room, which is then taken. */
  take(key: string): number
  /** What was taken did not count after all. */
  giveBack(key: string): void
}

/** So many at once, and one more each time the interval has passed. */
export function createTokenBucket(
  { burst, everyMs }: { readonly burst: number; readonly everyMs: number },
  now: () => Date,
): Limit {
  // When the bucket of a key would be full again: the generic cell rate algorithm.
  const fullAt = new Map<string, number>()
  const depthMs = (burst - 1) * everyMs
  return {
    take(key) {
      const at = now().getTime()
      const full = Math.max(fullAt.get(key) ?? 0, at)
      const waitMs = full - at - depthMs
      if (waitMs > 0) return waitMs
      makeRoom(fullAt, key, (other) => other <= at)
      fullAt.set(key, full + everyMs)
      return 0
    },
    giveBack(key) {
      const full = fullAt.get(key)
      if (full !== undefined) fullAt.set(key, full - everyMs)
    },
  }
}

type Misses = { readonly count: number; readonly waitUntil: number }

/** So many misses are free; after each further one the wait doubles, up to a bound: never a lock for good. */
export function createMissLimit(
  {
    free,
    firstWaitMs,
    maxWaitMs,
    forgetMs,
  }: {
    readonly free: number
    readonly firstWaitMs: number
    readonly maxWaitMs: number
    readonly forgetMs: number
  },
  now: () => Date,
): Limit & { forget(key: string): void } {
  const missesByKey = new Map<string, Misses>()
  return {
    take(key) {
      const at = now().getTime()
      const known = missesByKey.get(key)
      if (known && known.waitUntil > at) return known.waitUntil - at
      const isForgotten = known === undefined || known.waitUntil + forgetMs < at
      const count = isForgotten ? 1 : known.count + 1
      const waitMs = count < free ? 0 : Math.min(firstWaitMs * 2 ** (count - free), maxWaitMs)
      makeRoom(missesByKey, key, ({ waitUntil }) => waitUntil + forgetMs < at)
      missesByKey.set(key, { count, waitUntil: at + waitMs })
      return 0
    },
    giveBack(key) {
      const known = missesByKey.get(key)
      if (known) missesByKey.set(key, { count: known.count - 1, waitUntil: 0 })
    },
    forget: (key) => void missesByKey.delete(key),
  }
}

/** Keeps memory bounded: first what is over goes, then a quarter of the oldest. */
function makeRoom<T>(map: Map<string, T>, key: string, isOver: (value: T) => boolean): void {
  if (map.size < MAX_KEYS || map.has(key)) return
  for (const [other, value] of map) if (isOver(value)) map.delete(other)
  if (map.size < MAX_KEYS) return
  let spare = MAX_KEYS / 4
  for (const other of map.keys()) {
    if (spare-- <= 0) break
    map.delete(other)
  }
}
