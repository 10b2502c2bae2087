/** Backoff: how long to wait after a failure, and between checks if nothing is wrong. All in milliseconds. */

const FIRST_MS = 1000
const LONGEST_MS = 5 * 60_000
/** A held queue or an outdated app waits until the other side is updated. */
export const HELD_MS = 15 * 60_000
const CALM_WITH_STREAM_MS = 60_000
const CALM_WITHOUT_STREAM_MS = 20_000

/** Full jitter below a limit that doubles, without end: attempts never stop (R28). `random` is in [0, 1). */
export function retryDelay(failures: number, random: () => number): number {
  const bound = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 20))
  return Math.round(bound * (0.5 + random() / 2))
}

/** When to poll although nothing happened; a hidden page relies on wake-ups instead. */
export function calmDelay(view: {
  readonly isVisible: boolean
  readonly hasStream: boolean
}): number | null {
  if (!view.isVisible) return null
  return view.hasStream ? CALM_WITH_STREAM_MS : CALM_WITHOUT_STREAM_MS
}
