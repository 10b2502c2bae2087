/** The texts of texts.ts in Dutch. */
import { MAX_STEPS } from '#domain/tasks/task.ts'
import type { stepTexts as english } from './texts.ts'

export const stepTexts: typeof english = {
  steps: 'Stappen',
  count: (count) => `${count} van hooguit ${MAX_STEPS}`,
  filled: (count) => (count === 1 ? '1 stap' : `${count} stappen`),
  add: 'Stap toevoegen',
  step: (place) => `Stap ${place}`,
  handle: (step, place) => `Verplaats ${step}, stap ${place}, met de pijltjestoetsen`,
  remove: (step) => `${step} weghalen`,
  allFirst: 'Eerst alle stappen',
  allFirstNote: {
    on: 'Aan: afronden kan pas als alles is afgevinkt',
    off: 'Uit: afronden kan ook met open stappen',
  },

  whose: { turn: 'Wiens beurt', for: 'Voor' },
  due: 'Wanneer',
  dueAt: (day, time) => (time === null ? day : `${day} om ${time}`),
}
