/** Which devices are in use right now: they show notifications themselves, and need no push. */
import type { News, NewsMessage } from '#server/store/database.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

/** A page reports at most once a minute that it is in use; this long after the last report it counts as unused. */
const LASTS_MS = 2 * 60_000

type Here = NonNullable<NewsMessage['here']>[number]

export type Presence = {
  note(sessionHash: string, isHere: boolean): void
  /** Whether the device is in use, and gets changes over its open stream. */
  isInUse(userId: string, sessionHash: string): boolean
  /** Removes expired reports. */
  tidy(): void
}

export function createPresence(
  pokes: Pick<PokeHub, 'isOpen'>,
  now: () => Date,
  news: News,
): Presence {
  const seenMs = new Map<string, number>()
  // A report in the future was noted before the clock was set back.
  const isRecent = (ms: number | undefined) =>
    ms !== undefined && Math.abs(now().getTime() - ms) < LASTS_MS

  function noteHere({ sessionHash, isHere }: Here): void {
    if (isHere) seenMs.set(sessionHash, now().getTime())
    else seenMs.delete(sessionHash)
  }

  news.onMessage(({ here = [] }) => here.forEach(noteHere))
  return {
    note(sessionHash, isHere) {
      noteHere({ sessionHash, isHere })
      news.publish({ here: [{ sessionHash, isHere }] })
    },
    isInUse: (userId, sessionHash) =>
      isRecent(seenMs.get(sessionHash)) && pokes.isOpen(userId, sessionHash),
    tidy() {
      for (const [sessionHash, ms] of seenMs) if (!isRecent(ms)) seenMs.delete(sessionHash)
    },
  }
}
