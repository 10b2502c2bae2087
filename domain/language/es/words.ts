/** Parts of Spanish sentences: names in quotation marks, and times with their article. */

/** The name that the sync status gives to a row without one. */
const UNNAMED = /^(?:una tarea|un premio|un préstamo)$/u

/** "«Doblar la ropa»": most names of tasks are infinitives, which would read as part of the sentence. */
export function quoted(name: string): string {
  return UNNAMED.test(name) ? name : `«${name}»`
}

/** "las 18:00", "la 01:30". */
export function theTime(time: string): string {
  return time.startsWith('01') ? `la ${time}` : `las ${time}`
}
