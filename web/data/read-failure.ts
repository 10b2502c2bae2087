/** Tells an unreadable database of the device from a bug. */

/** As Dexie and the browser call it: out of order, or its files are gone. What was closed or cut off is read anew. */
const names = new Set([
  'InvalidStateError',
  'NotReadableError',
  'OpenFailedError',
  'TimeoutError',
  'UnknownError',
])

/** What was said of it; null when it is another fault. */
export function readFailure(error: unknown): string | null {
  if (!(error instanceof Error) || !names.has(error.name)) return null
  // The lines below are for whoever debugs, and a name stands where the browser said nothing.
  const [said = ''] = error.message.split('\n')
  return said === error.name ? '' : said
}
