/** Counted things in Dutch. */
import { numberText } from './numbers.ts'

/** "1 punt", "1.240 punten". */
export const inPoints = (count: number) => (count === 1 ? '1 punt' : `${numberText(count)} punten`)

/** "1 taak", "12 taken". */
export const inTasks = (count: number) => (count === 1 ? '1 taak' : `${numberText(count)} taken`)
