/** Which devices somebody uses this very moment: they see what is new without being called. */
import type { PokeHub } from '#server/sync/poke-hub.ts'

/** A page says at most once a minute that it is used; this long after the last word nobody is taken to be there. */
const LASTS_MS = 2 * 60_000

export type Attention = {
  note(sessionHash: string, isHere: boolean): void
  /** Somebody acts on it now, and it hears of changes over its open stream. */
  isWith(userId: string, sessionHash: string): boolean
  /** Forgets what is past its time. */
  tidy(): void
}

export function createAttention(pokes: Pick<PokeHub, 'isOpen'>, now: () => Date): Attention {
  const seenMs = new Map<string, number>()
  const isRecent = (ms: number | undefined) => ms !== undefined && now().getTime() - ms < LASTS_MS
  return {
    note(sessionHash, isHere) {
      if (isHere) seenMs.set(sessionHash, now().getTime())
      else seenMs.delete(sessionHash)
    },
    isWith: (userId, sessionHash) =>
      isRecent(seenMs.get(sessionHash)) && pokes.isOpen(userId, sessionHash),
    tidy() {
      for (const [sessionHash, ms] of seenMs) if (!isRecent(ms)) seenMs.delete(sessionHash)
    },
  }
}
