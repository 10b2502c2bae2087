/** Distinguishes an unreadable database on the device from a bug. */

/**
 * Errors as Dexie and the browser name them: the database is broken, or its files are missing. After a close or an
 * abort the read is repeated.
 */
const names = new Set([
  'InvalidStateError',
  'NotReadableError',
  'OpenFailedError',
  'TimeoutError',
  'UnknownError',
])

/** The message of a read failure; null for any other error. */
export function readFailure(error: unknown): string | null {
  if (!(error instanceof Error) || !names.has(error.name)) return null
  // The remaining lines are for debugging, with the name of the error if the browser gave no message.
  const [said = ''] = error.message.split('\n')
  return said === error.name ? '' : said
}

/** For parts around a page, which stay without their data: the page says if it cannot be read. */
export function unlessUnreadable(error: unknown): null {
  if (readFailure(error) === null) throw error
  return null
}
