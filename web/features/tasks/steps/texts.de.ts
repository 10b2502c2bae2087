/** The texts of texts.ts in German. */
import { MAX_STEPS } from '#domain/tasks/task.ts'
import type { stepTexts as english } from './texts.ts'

export const stepTexts: typeof english = {
  steps: 'Schritte',
  count: (count) => `${count} von höchstens ${MAX_STEPS}`,
  filled: (count) => (count === 1 ? '1 Schritt' : `${count} Schritte`),
  add: 'Schritt hinzufügen',
  step: (place) => `Schritt ${place}`,
  handle: (step, place) => `${step}, Schritt ${place}, mit den Pfeiltasten verschieben`,
  remove: (step) => `${step} entfernen`,
  allFirst: 'Erst alle Schritte',
  allFirstNote: {
    on: 'An: erledigt erst, wenn alle abgehakt sind',
    off: 'Aus: auch mit offenen Schritten',
  },

  whose: { turn: 'Dran', for: 'Für' },
  due: 'Fällig',
  dueAt: (day, time) => (time === null ? day : `${day}, ${time} Uhr`),
}
