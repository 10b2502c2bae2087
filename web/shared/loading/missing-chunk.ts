/**
 * A part of the app that could not be fetched: there is no connection, or the page is on its way out. That is no fault of ours, and
 * the part is there again when the page is loaded anew.
 */

/** In the words of Chromium and Firefox, and in those of WebKit. */
const words = /dynamically imported module|Importing a module script failed/

export function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && words.test(error.message)
}

/** For parts that nobody waits for: the app goes on without them, and the browser is not to call it an error. */
export function bearMissingParts(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (isMissingPart(event.reason)) event.preventDefault()
  })
}
