/** Backoff: how long to wait after a failure, and between checks if nothing is wrong. All in milliseconds. */

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 5 * 60_000
/** A held queue or an outdated app waits until the other side is updated. */
export const HELD_MS = 15 * 60_000
const POLL_WITH_STREAM_MS = 60_000
const POLL_WITHOUT_STREAM_MS = 20_000

/** Random delays, up to a limit that doubles, without end: attempts never stop (R28). `random` is in [0, 1). */
export function retryDelay(failures: number, random: () => number): number {
  const bound = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures, 20))
  return Math.round(bound * (0.5 + random() / 2))
}

/** When to poll although nothing happened; a hidden page relies on wake-ups instead. */
export function pollDelay(view: {
  readonly isVisible: boolean
  readonly hasStream: boolean
}): number | null {
  if (!view.isVisible) return null
  return view.hasStream ? POLL_WITH_STREAM_MS : POLL_WITHOUT_STREAM_MS
}
