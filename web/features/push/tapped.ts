/** Passes a tap on a push from the worker's messages to the router. */

const listeners = new Set<() => void>()

export function tellTapped(): void {
  for (const listener of listeners) listener()
}

export function whenTapped(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
