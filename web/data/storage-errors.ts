/** Recognizes storage errors of the browser (no space, a lost connection, a closed database) inside those of Dexie. */

/** The browser's own error inside the one that Dexie threw; the error itself if there is none. */
export function rootCause(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('inner' in error && error.inner) return rootCause(error.inner)
  // For a bulk write every failure is listed; the first one is enough.
  if ('failures' in error && Array.isArray(error.failures))
    return rootCause(error.failures[0] ?? error)
  return error
}

/** Distinguishes a full device from a bug: the browser stores nothing more until space is freed (R42). */
export function isQuotaExceeded(error: unknown): boolean {
  return nameOf(error) === 'QuotaExceededError' || isForDeletingOnly(error)
}

/**
 * After Firefox lacked space, it allows one transaction for deleting and refuses to put anything in it. It reports a
 * wrong state, as for a closed connection: only the message distinguishes the two.
 */
function isForDeletingOnly(error: unknown): boolean {
  const cause = rootCause(error)
  if (!(cause instanceof Error || cause instanceof DOMException)) return false
  return cause.name === 'InvalidStateError' && cause.message.includes('did not allow mutations')
}

/** Writes, and again if only deleting was allowed: there may be space by now. Nothing of the first try was kept. */
export async function writeWithRetry<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isForDeletingOnly(error)) throw error
    return write()
  }
}

/** WebKit loses its storage process in the background; every handle is dead after that (R41). */
export function isLostConnection(error: unknown): boolean {
  return nameOf(error) === 'UnknownError'
}

/** The database was closed for good: its account is no longer open, or was deleted. */
export function isClosed(error: unknown): boolean {
  return nameOf(error) === 'DatabaseClosedError'
}

function nameOf(error: unknown): string | undefined {
  const cause = rootCause(error)
  return cause instanceof Error || cause instanceof DOMException ? cause.name : undefined
}
