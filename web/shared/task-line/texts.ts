/** Texts of the meta line of a task. */
import { defineTexts } from '#domain/language/texts.ts'
import type { EffortLevel } from '#domain/tasks/task.ts'

export const taskLineTexts = defineTexts('taskLineTexts', {
  effortLevels: {
    easy: 'Easy',
    difficult: 'Difficult',
    extreme: 'Extreme',
  } satisfies Record<EffortLevel, string>,
  minutesShort: (minutes: number) => `${minutes} min`,
  privateTask: 'Private task',
  stepsDone: (done: number, of: number) => `${done} of ${of}`,
  stepsDoneAloud: (done: number, of: number) => `${done} of ${of} ${of === 1 ? 'step' : 'steps'}`,
})
