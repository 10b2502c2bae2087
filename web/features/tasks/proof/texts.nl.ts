/** The texts of texts.ts in Dutch. */
import type { proofTexts as english } from './texts.ts'

export const proofTexts: typeof english = {
  needsPhoto: 'Foto als bewijs',
  yes: 'Ja',
  goes: 'Na goedkeuring wordt de foto verwijderd.',
  titleOf: (name) => `Een foto van ${name}`,
  whole: (name) => `Toon de foto van ${name}`,
  photoOf: (name) => `Foto: ${name}`,
  onItsWay: 'De foto is nog onderweg.',
  chooseInstead: 'Kies een foto waarop te zien is dat het gedaan is.',
}
