/** The texts of texts.ts in French. */
import type { proofTexts as english } from './texts.ts'

export const proofTexts: typeof english = {
  needsPhoto: 'Preuve en photo',
  yes: 'Oui',
  goes: 'La photo s’efface une fois la tâche validée.',
  titleOf: (name) => `Une photo\u202F: ${name}`,
  whole: (name) => `Voir la photo en entier\u202F: ${name}`,
  photoOf: (name) => `Photo\u202F: ${name}`,
  onItsWay: 'La photo est encore en route.',
  chooseInstead: 'Choisis une photo qui montre que c’est fait.',
}
