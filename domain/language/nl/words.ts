/** Parts of Dutch sentences: names at the beginning and inside, and counts. */
import { numberText } from '#domain/language/numbers.ts'
import { nameTexts } from './users.ts'

/** "Een taak afgerond", but "iPad opladen afgerond": a name stays as its owner wrote it. */
export function atStart(name: string): string {
  return name.replace(/^(?:een (?=(?:taak|beloning|lening)$)|de (?=lening ))/, (article) =>
    article === 'de ' ? 'De ' : 'Een ',
  )
}

/** A person, as after "door": "Theo", "iemand", "een voormalig lid". */
export function inside(name: string): string {
  if (name === nameTexts.formerMember) return 'een voormalig lid'
  return name === nameTexts.somebody ? 'iemand' : name
}

/** "1 punt", "1.240 punten". */
export const pointsText = (count: number) =>
  count === 1 ? '1 punt' : `${numberText(count)} punten`

/** "1 taak", "12 taken". */
export const tasksText = (count: number) => (count === 1 ? '1 taak' : `${numberText(count)} taken`)
