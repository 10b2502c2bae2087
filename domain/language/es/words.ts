/** Parts of Spanish sentences: names in quotation marks, times with their article, and counts. */
import { numberText } from '#domain/language/numbers.ts'

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

export function pointsText(count: number): string {
  return count === 1 ? '1 punto' : `${numberText(count)} puntos`
}

export function tasksText(count: number): string {
  return count === 1 ? '1 tarea' : `${numberText(count)} tareas`
}
