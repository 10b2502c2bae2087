/** The texts of texts.ts in Spanish. */
import type { proofTexts as english } from './texts.ts'

export const proofTexts: typeof english = {
  needsPhoto: 'Con foto',
  yes: 'Sí',
  goes: 'La foto se borra al aprobarla.',
  titleOf: (name) => `Una foto de ${name}`,
  whole: (name) => `Ver la foto de ${name}`,
  photoOf: (name) => `Foto: ${name}`,
  onItsWay: 'La foto está de camino.',
  chooseInstead: 'Elige una foto en la que se vea que está hecha.',
}
