/** Names in French sentences: in quotation marks, and after "de". */

/** Whether this is how the sync status calls a row without a name. */
const isUnnamed = (name: string) => /^une? (?:tâche|récompense|prêt)$/u.test(name)

/** "« Plier le linge »". A row without a name is named as it is: "une tâche". */
export function quoted(name: string): string {
  return isUnnamed(name) ? name : `«\u202F${name}\u202F»`
}

const ELIDES = /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y[^aeiou]|h[eéèêioôuy])/iu

/** "de Theo", "d’Anna". */
export function ofName(name: string): string {
  return ELIDES.test(name) ? `d’${name}` : `de ${name}`
}
