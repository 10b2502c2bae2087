/** When the next push is due, and this process's timer for that moment. */
import { HOUR_MS } from '#domain/calendar.ts'
import type { Database } from '#server/store/database.ts'

/** A push that another process is sending now is checked again a little later. */
const SOONEST_MS = 1000
/** Timers cannot wait for longer than some weeks; nothing is due later, unless the clock was set back. */
const LATEST_MS = HOUR_MS

export type NextPush = {
  isDue(): boolean
  /** Calls `ring` after this long, or earlier if an earlier call was already planned. */
  wakeIn(ms: number): void
  /** Calls `ring` when the next one is due, if any is waiting. */
  wakeForNext(): void
}

type Deps = { readonly database: Database; readonly ring: () => void; readonly now: () => Date }
type Next = { readonly gathered: string | null; readonly job: string | null }

export function createNextPush({ database, ring, now }: Deps): NextPush {
  const find = database.prepare<[], Next>(
    `SELECT (SELECT min(due_at) FROM push_gathering) AS gathered, (SELECT min(due_at) FROM push_jobs) AS job`,
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  let wakesAtMs = Infinity

  /** Infinity if nothing is waiting. */
  function restMs(): number {
    const { gathered = null, job = null } = find.get() ?? {}
    const times = [gathered, job].flatMap((at) => (at === null ? [] : Date.parse(at)))
    return Math.min(...times) - now().getTime()
  }

  function wakeIn(ms: number): void {
    const atMs = now().getTime() + ms
    if (atMs >= wakesAtMs) return
    clearTimeout(timer)
    wakesAtMs = atMs
    timer = setTimeout(() => {
      wakesAtMs = Infinity
      ring()
    }, ms).unref()
  }

  return {
    isDue: () => restMs() <= 0,
    wakeIn,
    wakeForNext() {
      const ms = restMs()
      if (ms < Infinity) wakeIn(Math.min(Math.max(ms, SOONEST_MS), LATEST_MS))
    },
  }
}
