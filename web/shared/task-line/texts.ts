/** What a line about a task says, wherever one stands. */
import type { EffortLevel } from '#domain/tasks/task.ts'

export const taskLineTexts = {
  effortLevels: {
    easy: 'Easy',
    difficult: 'Difficult',
    extreme: 'Extreme',
  } satisfies Record<EffortLevel, string>,
  minutesShort: (minutes: number) => `${minutes} min`,
  privateTask: 'Private task',
}
