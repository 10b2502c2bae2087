/** What the browser says when it cannot store: no room, or a lost connection. Dexie wraps its errors, several deep. */

/** The browser's own error behind what Dexie threw; the error itself where there is none. */
export function rootCause(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('inner' in error && error.inner) return rootCause(error.inner)
  // Of a bulk write every failure is listed; the first one tells.
  if ('failures' in error && Array.isArray(error.failures))
    return rootCause(error.failures[0] ?? error)
  return error
}

/** Tells a device without room from a fault of ours: the browser keeps no more until some is freed (R42). */
export function isNoRoom(error: unknown): boolean {
  return nameOf(error) === 'QuotaExceededError'
}

/** WebKit loses its storage process in the background; every handle is dead after that (R41). */
export function isLostConnection(error: unknown): boolean {
  return nameOf(error) === 'UnknownError'
}

function nameOf(error: unknown): string | undefined {
  const cause = rootCause(error)
  return cause instanceof Error || cause instanceof DOMException ? cause.name : undefined
}
