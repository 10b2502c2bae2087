/** Texts of quick add. */
import { defineTexts } from '#domain/language/texts.ts'

export const quickAddTexts = defineTexts('quickAddTexts', {
  label: 'Add a task',
  placeholder: 'Add a task: Bins every tue 19:00',
  placeholderFor: (name: string) => `Add a task: Bins every tue 19:00 @${name}`,
  add: 'Add',
  understood: 'Understood',
  understoodAll: (parts: string) => `Understood: ${parts}`,
  change: (part: string) => `${part}: change`,
  remove: (part: string) => `${part}: put back into the name`,
  today: (time: string) => `Today at ${time}`,
  from: (day: string) => `from ${day}`,
  onlyFrom: (first: string, last: string) => `only ${first} to ${last}`,
  onlyIn: (months: string) => `only ${months}`,
  me: 'Me',
  private: 'Only you see it',
  shared: 'Shared',
  failed: 'Failed to create task',
  created: (count: number) => `${count} tasks created`,
  pasted: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
  pastedText: 'Untick what you don’t want. A part that was meant as name goes back with its ×.',
  onlyFirst: (count: number) => `Only the first ${count} lines are here.`,
  addAll: (count: number) => (count === 1 ? 'Add 1 task' : `Add ${count} tasks`),
})
