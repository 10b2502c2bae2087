/** Names in French sentences: in a row, and after "de". */

/** "Maya, Theo et Juno". */
export function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} et ${last}`
}

const ELIDES = /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y[^aeiou]|h[eéèêioôuy])/iu

/** "de Theo", "d’Anna". */
export function ofName(name: string): string {
  return ELIDES.test(name) ? `d’${name}` : `de ${name}`
}
