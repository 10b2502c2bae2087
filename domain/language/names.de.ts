/** Names in German sentences: in quotation marks, and in the dative. */
import { nameTexts } from './de/users.ts'

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
