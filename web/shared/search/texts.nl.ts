/** The texts of texts.ts in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type { searchTexts as english } from './texts.ts'

export const searchTexts: typeof english = {
  close: 'Zoeken sluiten',
  clear: 'Wissen',
  short: 'Typ minstens twee letters.',
  found: (count, text) => `${numberText(count)} gevonden voor ‘${text}’`,
  nothing: (text) => `Niets gevonden voor ‘${text}’. Probeer minder letters of een ander woord.`,
  clearSearch: 'Zoekopdracht wissen',
}
