/** How often a PIN may be tried: five times, then ever longer pauses. */
import type { StoredPin } from '#web/data/device-database.ts'

const FREE_TRIES = 5
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 15 * 60_000

type Tries = Pick<StoredPin, 'misses' | 'blockedUntil'>

export const noTries: Tries = { misses: 0, blockedUntil: 0 }

/** What one more wrong try leads to. */
export function afterMiss({ misses }: Tries, now: number): Tries {
  const count = misses + 1
  return { misses: count, blockedUntil: count < FREE_TRIES ? 0 : now + pauseAfter(count) }
}

/** How long nothing may be tried yet; a clock that was set back makes it no longer than the longest pause. */
export function pauseLeft({ blockedUntil }: Tries, now: number): number {
  return Math.min(Math.max(blockedUntil - now, 0), LONGEST_PAUSE_MS)
}

export function triesLeft({ misses }: Tries): number {
  return Math.max(FREE_TRIES - misses, 0)
}

function pauseAfter(misses: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (misses - FREE_TRIES), LONGEST_PAUSE_MS)
}
