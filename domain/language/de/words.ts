/** Parts of German sentences: names in quotation marks and in the dative, and counts. */
import { numberText } from '#domain/language/numbers.ts'
import { nameTexts } from './users.ts'

/** Whether this is the name that the sync status gives to a row without one. */
const isUnnamed = (name: string) => /^eine (?:Aufgabe|Belohnung)$/u.test(name)

/** "„Ein Abend im Kino“", which cannot be inflected. A row without a name is called what it is: "eine Aufgabe". */
export function quoted(name: string): string {
  return isUnnamed(name) ? name : `„${name}“`
}

/** A person, as after "von": "Theo", "jemandem", "einem früheren Mitglied". */
export function dative(name: string): string {
  if (name === nameTexts.formerMember) return 'einem früheren Mitglied'
  return name === nameTexts.somebody ? 'jemandem' : name
}

/** "1 Punkt", "1.240 Punkte". */
export const pointsText = (count: number) =>
  count === 1 ? '1 Punkt' : `${numberText(count)} Punkte`

/** "1 Aufgabe", "12 Aufgaben". */
export const tasksText = (count: number) =>
  count === 1 ? '1 Aufgabe' : `${numberText(count)} Aufgaben`
