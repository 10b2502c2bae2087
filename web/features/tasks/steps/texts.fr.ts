/** The texts of texts.ts in French. */
import { MAX_STEPS } from '#domain/tasks/task.ts'
import type { stepTexts as english } from './texts.ts'

export const stepTexts: typeof english = {
  steps: 'Étapes',
  count: (count) => `${count} sur ${MAX_STEPS} au plus`,
  filled: (count) => (count < 2 ? `${count} étape` : `${count} étapes`),
  add: 'Ajouter une étape',
  step: (place) => `Étape ${place}`,
  handle: (step, place) => `Déplacer ${step}, étape ${place}, avec les flèches du clavier`,
  remove: (step) => `Retirer ${step}`,
  allFirst: 'Toutes les étapes d’abord',
  allFirstNote: {
    on: 'Oui\u202F: elle se termine quand tout est coché',
    off: 'Non\u202F: elle peut se terminer sans tout cocher',
  },

  whose: { turn: 'C’est à qui', for: 'Pour qui' },
  due: 'Pour quand',
  dueAt: (day, time) => (time === null ? day : `${day} à ${time}`),
}
