/** Texts of the active tasks by when they are due. */
import type { DueGroup } from '#domain/chores/open-tasks.ts'

export const dueTexts = {
  groups: {
    overdue: 'Overdue',
    today: 'Today',
    week: 'Next 7 days',
    later: 'Later',
    none: 'No date',
  } satisfies Record<DueGroup, string>,
  about: (due: string, turn: string) =>
    `${due}, ${turn.startsWith('Your') ? turn.toLowerCase() : turn}`,
  doIt: 'I’ll do it',
  doTask: (name: string) => `I’ll do it: ${name}`,
}
