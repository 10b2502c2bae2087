/** Names in French sentences: in quotation marks, and after "de". */

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
