/** Tells a device without room from a fault of ours: the browser keeps no more until some is freed (R42). */

/** Also where Dexie wraps the browser's own error, as what ended its transaction. */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false
  return error.name === 'QuotaExceededError' || ('inner' in error && isNoRoom(error.inner))
}
