/** Texts of selecting many tasks, and of the actions on them. */
import { defineTexts } from '#domain/language/texts.ts'

export const selectionTexts = defineTexts('selectionTexts', {
  select: (name: string) => `Select ${name}`,
  selected: (tasks: number) => `${tasks} selected`,
  clear: 'End the selection',
  complete: 'Complete',
  day: 'Move to a day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextWeek: 'In a week',
  onDay: 'On a day',
  dayLabel: 'Day',
  move: 'Move',
  give: 'Give to',
  me: 'Me',
  room: 'Room',
  more: 'More',
  share: 'Shared',
  private: 'Private',
  pause: 'Pause',
  delete: 'Delete',
  nothing: 'There is nothing to do with these',
  done: {
    complete: (tasks: number) => (tasks === 1 ? '1 task completed' : `${tasks} tasks completed`),
    move: (tasks: number) => (tasks === 1 ? '1 task moved' : `${tasks} tasks moved`),
    pause: (tasks: number) => (tasks === 1 ? '1 task paused' : `${tasks} tasks paused`),
    delete: (tasks: number) => (tasks === 1 ? '1 task deleted' : `${tasks} tasks deleted`),
    changed: (tasks: number) => (tasks === 1 ? '1 task changed' : `${tasks} tasks changed`),
  },
  refused: (name: string, reason: string) => `${name}: ${reason}`,
  refusedAll: (names: string) => `Not possible for ${names}`,
})
