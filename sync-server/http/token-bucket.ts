/** A token bucket that stores one number per key, and tells how long a key has to wait. */

const MAX_KEYS = 50_000

export type Limit = {
  /** Milliseconds to wait until a token is free beyond `leave`, which are reserved for others; 0 if there is one. */
  waitMs(key: string, leave?: number): number
  /** Takes a token; to be called when one is free. */
  take(key: string): void
  /** Gives a token back. */
  giveBack(key: string): void
}

/** So many at once, and one more after each interval. */
export function createTokenBucket(
  { burst, everyMs }: { readonly burst: number; readonly everyMs: number },
  now: () => Date,
): Limit {
  // When the bucket of a key would be full again: the generic cell rate algorithm.
  const fullAt = new Map<string, number>()
  const depthMs = (burst - 1) * everyMs
  return {
    waitMs(key, leave = 0) {
      const full = fullAt.get(key) ?? 0
      return Math.max(0, full - now().getTime() - depthMs + leave * everyMs)
    },
    take(key) {
      const at = now().getTime()
      makeRoom(fullAt, key, (other) => other <= at)
      fullAt.set(key, Math.max(fullAt.get(key) ?? 0, at) + everyMs)
    },
    giveBack(key) {
      const full = fullAt.get(key)
      if (full !== undefined) fullAt.set(key, full - everyMs)
    },
  }
}

type Misses = { readonly count: number; readonly waitUntil: number }

/** So many misses are free; after each further one the wait doubles, up to a maximum: never a permanent lockout. */
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
): Limit {
  const missesByKey = new Map<string, Misses>()
  return {
    waitMs: (key) => Math.max(0, (missesByKey.get(key)?.waitUntil ?? 0) - now().getTime()),
    take(key) {
      const at = now().getTime()
      const known = missesByKey.get(key)
      const isForgotten = known === undefined || known.waitUntil + forgetMs < at
      const count = isForgotten ? 1 : known.count + 1
      const waitMs = count < free ? 0 : Math.min(firstWaitMs * 2 ** (count - free), maxWaitMs)
      makeRoom(missesByKey, key, ({ waitUntil }) => waitUntil + forgetMs < at)
      missesByKey.set(key, { count, waitUntil: at + waitMs })
    },
    /** A success resets the misses. */
    giveBack: (key) => void missesByKey.delete(key),
  }
}

/** Remembers keys for a while after they were last added. */
export function createMemory(lastsMs: number, now: () => Date) {
  const untilByKey = new Map<string, number>()
  return {
    has: (key: string) => (untilByKey.get(key) ?? 0) > now().getTime(),
    add(key: string) {
      const at = now().getTime()
      makeRoom(untilByKey, key, (until) => until <= at)
      untilByKey.set(key, at + lastsMs)
    },
    forget: (key: string) => void untilByKey.delete(key),
  }
}

/** Keeps memory bounded: first removes what is expired, then the oldest quarter. */
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
