/** Parts of French sentences: names in quotation marks and after "de", and counts, of which 0 is singular. */
import { numberText } from '#domain/language/numbers.ts'

/** Whether this is the name that the sync status gives to a row without one. */
const isUnnamed = (name: string) => /^une? (?:tâche|récompense|prêt)$/u.test(name)

/** "« Plier le linge »". A row without a name is called what it is: "une tâche". */
export function quoted(name: string): string {
  return isUnnamed(name) ? name : `«\u202F${name}\u202F»`
}

const ELIDES = /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y[^aeiou]|h[eéèêioôuy])/iu

/** "de Theo", "d’Anna". */
export function ofName(name: string): string {
  return ELIDES.test(name) ? `d’${name}` : `de ${name}`
}

/** Also of a balance below zero: "−120 points". */
export function pointsText(count: number): string {
  return `${numberText(count)} ${Math.abs(count) < 2 ? 'point' : 'points'}`
}

export function tasksText(count: number): string {
  return `${numberText(count)} ${count < 2 ? 'tâche' : 'tâches'}`
}
