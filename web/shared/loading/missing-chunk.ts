/**
 * Recognizes that a chunk of the app could not be fetched, because there is no connection or the page is being left.
 * This is not a fault of the app: after a reload the chunk is there again.
 */

/** The messages of Chromium and Firefox, and of WebKit. */
const messages = /dynamically imported module|Importing a module script failed/

export function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && messages.test(error.message)
}

/** For chunks that nothing waits for: the app works without them, and the browser should report no error. */
export function ignoreMissingChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (isMissingChunk(event.reason)) event.preventDefault()
  })
}
