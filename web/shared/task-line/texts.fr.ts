/** The texts of texts.ts in French. */
import type { taskLineTexts as english } from './texts.ts'

export const taskLineTexts: typeof english = {
  effortLevels: {
    easy: 'Facile',
    difficult: 'Difficile',
    extreme: 'Extrême',
  },
  minutesShort: (minutes) => `${minutes}\u00A0min`,
  privateTask: 'Tâche privée',
  stepsDone: (done, of) => `${done} sur ${of}`,
  stepsDoneAloud: (done, of) => (of < 2 ? `${done} étape sur ${of}` : `${done} étapes sur ${of}`),
}
