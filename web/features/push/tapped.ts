/** Passes on that one of the system's notifications was tapped: from the worker's side to the one that can go there. */

const listeners = new Set<() => void>()

export function tellTapped(): void {
  for (const listener of listeners) listener()
}

export function whenTapped(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
