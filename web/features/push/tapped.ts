/** Passes a tap on a push from the worker's messages to the router, with the path that it opens. */
type Listener = (path: string) => void

const listeners = new Set<Listener>()

export function tellTapped(path: string): void {
  for (const listener of listeners) listener(path)
}

export function whenTapped(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
