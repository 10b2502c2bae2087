/** Texts of the steps in the form of a task, and in the sheet that ticks them. */
import { defineTexts } from '#domain/language/texts.ts'
import { MAX_STEPS } from '#domain/tasks/task.ts'

export const stepTexts = defineTexts('stepTexts', {
  steps: 'Steps',
  count: (count: number) => `${count} of up to ${MAX_STEPS}`,
  filled: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  add: 'Add a step',
  step: (place: number) => `Step ${place}`,
  handle: (step: string, place: number) => `Move ${step}, step ${place}, with the arrow keys`,
  remove: (step: string) => `Remove ${step}`,
  allFirst: 'All steps first',
  allFirstNote: {
    on: 'On: it is completed once all are ticked',
    off: 'Off: it can be completed with steps open',
  },

  whose: { turn: 'Whose turn', for: 'For' },
  due: 'Due',
  dueAt: (day: string, time: string | null) => (time === null ? day : `${day} at ${time}`),
})
