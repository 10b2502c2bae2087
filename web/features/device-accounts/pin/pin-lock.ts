/**
 * Limits how often a PIN may be tried: five times, then with growing pauses. A pause is measured in time of use, not by
 * the device's clock: changing the clock neither shortens a pause nor locks anybody out.
 */
import type { StoredPin } from '#web/data/device-database.ts'

const SECOND_MS = 1000
const FREE_TRIES = 5
const FIRST_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 15 * 60_000

type Pause = Pick<StoredPin, 'pauseLeft' | 'countedAt'>
type Tries = Pause & Pick<StoredPin, 'misses'>

export const noTries: Tries = { misses: 0, pauseLeft: 0, countedAt: 0 }

/** The state after one more wrong try. */
export function afterMiss({ misses }: Tries, now: number): Tries {
  const count = misses + 1
  return { misses: count, pauseLeft: count < FREE_TRIES ? 0 : pauseAfter(count), countedAt: now }
}

/**
 * The rest of a pause after a page was open for `lived` more milliseconds, by a monotonic clock. The system clock is
 * used, too, so that two tabs that are open at the same time count the same second only once.
 */
export function afterWaiting({ pauseLeft, countedAt }: Pause, lived: number, now: number): Pause {
  const waited = Math.max(Math.min(lived, now - countedAt), 0)
  return { pauseLeft: Math.max(pauseLeft - waited, 0), countedAt: now }
}

export function triesLeft({ misses }: Pick<StoredPin, 'misses'>): number {
  return Math.max(FREE_TRIES - misses, 0)
}

/** Whole seconds until the PIN may be tried again. */
export function secondsLeft({ pauseLeft }: Pick<StoredPin, 'pauseLeft'>): number {
  return Math.ceil(pauseLeft / SECOND_MS)
}

function pauseAfter(misses: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (misses - FREE_TRIES), MAX_PAUSE_MS)
}
