/** The texts of texts.ts in French. */
import { numberText } from '#domain/language/numbers.ts'
import type { searchTexts as english } from './texts.ts'

export const searchTexts: typeof english = {
  close: 'Fermer la recherche',
  clear: 'Effacer',
  short: 'Tape au moins deux lettres.',
  found: (count, text) =>
    count < 2
      ? `${count} résultat pour «\u202F${text}\u202F»`
      : `${numberText(count)} résultats pour «\u202F${text}\u202F»`,
  nothing: (text) => `Rien pour «\u202F${text}\u202F». Essaie moins de lettres, ou un autre mot.`,
  clearSearch: 'Effacer la recherche',
}
