/** Counted things in German. */
import { numberText } from './numbers.ts'

/** "1 Punkt", "1.240 Punkte". */
export const inPoints = (count: number) => (count === 1 ? '1 Punkt' : `${numberText(count)} Punkte`)

/** "1 Aufgabe", "12 Aufgaben". */
export const inTasks = (count: number) =>
  count === 1 ? '1 Aufgabe' : `${numberText(count)} Aufgaben`
