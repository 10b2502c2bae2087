/** The current celebration, at most one; a newer one replaces it. */

export type Celebration = {
  readonly id: number
  /** The button that earned the points, where it stood when it was pressed. */
  readonly from: DOMRect
  readonly points: number
}

/** A balance that changes later than this after the press has another cause. */
const EARNING_MS = 3000

let current: Celebration | null = null
let earnedAtMs = -Infinity
let lastId = 0
const listeners = new Set<() => void>()

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
  publish({ id: lastId, from, points })
}

/** Ends a celebration, unless it was already replaced by another one. */
export function endCelebration(id: number): void {
  if (current?.id === id) publish(null)
}

export function currentCelebration(): Celebration | null {
  return current
}

export function subscribeToCelebration(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(celebration: Celebration | null) {
  current = celebration
  for (const listener of listeners) listener()
}
