/** The current celebration, at most one; a newer one replaces it. */
import { createExternalStore } from '#web/ui/external-store.ts'

export type Celebration = {
  readonly id: number
  /** The button that earned the points, where it stood when it was pressed. */
  readonly from: DOMRect
  readonly points: number
}

/** A balance that changes later than this after the press has another cause. */
const EARNING_MS = 3000

const current = createExternalStore<Celebration | null>(null)
export const { get: currentCelebration, subscribe: subscribeToCelebration } = current
let earnedAtMs = -Infinity
let lastId = 0

/** Notes that somebody pressed a button that earns points. */
export function noteEarning(atMs = performance.now()): void {
  earnedAtMs = atMs
}

/** Whether points that came in now were earned here. */
export function hasJustEarned(): boolean {
  return performance.now() - earnedAtMs < EARNING_MS
}

/** Lets the points fly from the button to the balance. */
export function celebrate(from: DOMRect, points: number): void {
  lastId += 1
  current.set({ id: lastId, from, points })
}

/** Ends a celebration, unless it was already replaced by another one. */
export function endCelebration(id: number): void {
  if (current.get()?.id === id) current.set(null)
}
