/** Tells a device without room from a fault of ours: the browser keeps no more until some is freed (R42). */

/** Also where Dexie wraps the browser's own error, as what ended its transaction. */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false
  return (
    error.name === 'QuotaExceededError' ||
    isForDeletingOnly(error) ||
    ('inner' in error && isNoRoom(error.inner))
  )
}

/**
 * Right after Firefox had no room for something, it takes one transaction to delete with, and refuses to put anything in it. It calls
 * that a wrong state, as it does a connection that is closed: only its words tell the two apart.
 */
function isForDeletingOnly(error: Error | DOMException): boolean {
  return error.name === 'InvalidStateError' && error.message.includes('did not allow mutations')
}

/** Writes, once more where only deleting was allowed: there may be room by now. Nothing of the first try was kept. */
export async function untilAllowed<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof Error || error instanceof DOMException) || !isForDeletingOnly(error))
      throw error
    return write()
  }
}
