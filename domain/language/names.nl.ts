/** Names in Dutch sentences: at the beginning, and inside. */
import { nameTexts } from './nl/users.ts'

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
