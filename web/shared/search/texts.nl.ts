/** The texts of texts.ts in Dutch. */
import type { searchTexts as english } from './texts.ts'

export const searchTexts: typeof english = {
  close: 'Zoeken sluiten',
  clear: 'Wissen',
  short: 'Typ minstens twee letters.',
  found: (count, text) => `${count} gevonden voor ‘${text}’`,
  nothing: (text) => `Niets gevonden voor ‘${text}’. Probeer minder letters of een ander woord.`,
  clearSearch: 'Zoekopdracht wissen',
}
