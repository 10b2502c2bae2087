/**
 * Limits that store one line for each key, and tell how long a key has to wait. A line with a time that the limit
 * cannot produce is ignored: the clock was ahead when it was written.
 */
import type { LimitStore } from './limit-store.ts'

export type Limit = {
  /** Reads the state of a key; `leave` tokens are reserved for others. */
  look(key: string, leave?: number): Look
  /** Gives a token back. */
  giveBack(key: string): void
}

/** The state of a key, read once to decide and to count: reading again would be another trip to a separate database. */
type Look = {
  /** Milliseconds until a token is free; 0 if there is one. */
  readonly waitMs: number
  /** Takes a token; to be called at once, if one is free. */
  take(): void
}

type Given = { readonly store: LimitStore; readonly now: () => Date }

/** Allows a burst, and then one after each interval. */
export function createTokenBucket(
  { burst, everyMs }: { readonly burst: number; readonly everyMs: number },
  { store, now }: Given,
): Limit {
  // A line says when the bucket of a key would be full again: the generic cell rate algorithm.
  const depthMs = (burst - 1) * everyMs
  return {
    look(key, leave = 0) {
      const at = now().getTime()
      const until = store.get(key)?.until ?? 0
      const fullAt = until > at + burst * everyMs ? 0 : until
      return {
        waitMs: Math.max(0, fullAt - at - depthMs + leave * everyMs),
        take: () => store.set(key, { until: Math.max(fullAt, at) + everyMs, count: 0 }, at),
      }
    },
    giveBack(key) {
      const known = store.get(key)
      if (known) store.set(key, { ...known, until: known.until - everyMs }, now().getTime())
    },
  }
}

/** This many misses are free; after each further one the wait doubles, up to a maximum: never a permanent lockout. */
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
  { store, now }: Given,
): Limit {
  return {
    look(key) {
      const at = now().getTime()
      const known = store.get(key)
      const latest = at + maxWaitMs + forgetMs
      const isKnown = known && known.until >= at && known.until <= latest
      const { until, count } = isKnown ? known : { until: 0, count: 0 }
      return {
        waitMs: Math.max(0, until - forgetMs - at),
        take() {
          const over = count + 1 - free
          const waitMs = over < 0 ? 0 : Math.min(firstWaitMs * 2 ** over, maxWaitMs)
          store.set(key, { count: count + 1, until: at + waitMs + forgetMs }, at)
        },
      }
    },
    /** A success resets the misses. */
    giveBack: (key) => store.delete(key),
  }
}

/** Remembers keys for a while after they were last added. */
export function createMemory(lastsMs: number, { store, now }: Given) {
  return {
    has: (key: string) => (store.get(key)?.until ?? 0) > now().getTime(),
    add(key: string) {
      const at = now().getTime()
      store.set(key, { until: at + lastsMs, count: 0 }, at)
    },
    forget: (key: string) => store.delete(key),
  }
}
