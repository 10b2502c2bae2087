/** Texts of putting a task on another day, or giving it to another person. */

export const replanTexts = {
  tomorrow: 'Tomorrow',
  inDays: 'In 3 days',
  pickDay: 'Pick another day',
  give: 'Give the turn to …',
  giveTask: 'Give it to …',
  moveTitle: (name: string) => `Move ${name}`,
  day: 'Day',
  move: 'Move',
  moveTo: (day: string) => `Move to ${day}`,
  chooseDay: 'Please choose a day',
  giveTitle: (name: string) => `Give ${name} to`,
  people: 'People',
  anyone: 'Anyone',
  me: (name: string) => `${name} (you)`,
  asPlanned: 'Has it now',
  cancel: 'Cancel',
  close: 'Close',
  toasts: {
    moved: (day: string) => `Moved to ${day}`,
    given: (name: string) => `Given to ${name}`,
    free: 'Anyone can do it now',
  },
}
