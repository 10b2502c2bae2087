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
}
