/** A value outside of React, such as the current toast, in the form that `useSyncExternalStore` needs. */

export function createExternalStore<T>(initial: T) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
