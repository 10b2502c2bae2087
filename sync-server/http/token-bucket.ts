/** Limits that store one line for each key, and tell how long a key has to wait. */
import type { Shelf } from './shelf.ts'

export type Limit = {
  /** Milliseconds to wait until a token is free beyond `leave`, which are reserved for others; 0 if there is one. */
  waitMs(key: string, leave?: number): number
  /** Takes a token; to be called when one is free. */
  take(key: string): void
  /** Gives a token back. */
  giveBack(key: string): void
}

type Given = { readonly shelf: Shelf; readonly now: () => Date }

/** So many at once, and one more after each interval. */
export function createTokenBucket(
  { burst, everyMs }: { readonly burst: number; readonly everyMs: number },
  { shelf, now }: Given,
): Limit {
  // A line says when the bucket of a key would be full again: the generic cell rate algorithm.
  const fullAt = (key: string) => shelf.get(key)?.until ?? 0
  const depthMs = (burst - 1) * everyMs
  return {
    waitMs: (key, leave = 0) =>
      Math.max(0, fullAt(key) - now().getTime() - depthMs + leave * everyMs),
    take(key) {
      const at = now().getTime()
      shelf.set(key, { until: Math.max(fullAt(key), at) + everyMs, count: 0 }, at)
    },
    giveBack(key) {
      const known = shelf.get(key)
      if (known) shelf.set(key, { ...known, until: known.until - everyMs }, now().getTime())
    },
  }
}

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
  { shelf, now }: Given,
): Limit {
  const missesOf = (key: string) => {
    const known = shelf.get(key)
    return known && known.until >= now().getTime() ? known : { until: 0, count: 0 }
  }
  return {
    waitMs: (key) => Math.max(0, missesOf(key).until - forgetMs - now().getTime()),
    take(key) {
      const at = now().getTime()
      const count = missesOf(key).count + 1
      const waitMs = count < free ? 0 : Math.min(firstWaitMs * 2 ** (count - free), maxWaitMs)
      shelf.set(key, { count, until: at + waitMs + forgetMs }, at)
    },
    /** A success resets the misses. */
    giveBack: (key) => shelf.delete(key),
  }
}

/** Remembers keys for a while after they were last added. */
export function createMemory(lastsMs: number, { shelf, now }: Given) {
  return {
    has: (key: string) => (shelf.get(key)?.until ?? 0) > now().getTime(),
    add(key: string) {
      const at = now().getTime()
      shelf.set(key, { until: at + lastsMs, count: 0 }, at)
    },
    forget: (key: string) => shelf.delete(key),
  }
}
