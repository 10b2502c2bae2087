/** Tells the field of quick add that the task of its line was created elsewhere: in the form that a chip opened. */

const listeners = new Set<() => void>()

export function notifyLineAdded(): void {
  for (const listener of listeners) listener()
}

export function onLineAdded(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
