/** Texts of the active tasks by when they are due. */
import type { DueGroup } from '#domain/chores/open-tasks.ts'
import { defineTexts } from '#domain/language/texts.ts'

export const dueTexts = defineTexts('dueTexts', {
  groups: {
    overdue: 'Overdue',
    today: 'Today',
    week: 'Next 7 days',
    later: 'Later',
    none: 'No date',
  } satisfies Record<DueGroup, string>,
  about: (due: string, turn: string) =>
    `${due}, ${turn.replace(/^(Your turn$|For |Somebody's )/, (word) => word.toLowerCase())}`,
  /** Taking on somebody else's turn. */
  claim: { label: 'I’ll do it', name: (task: string) => `I’ll do it: ${task}` },
})
