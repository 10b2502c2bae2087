/** Texts of the tasks page that no other page shares. */
import { defineTexts } from '#domain/language/texts.ts'

export const tasksScreenTexts = defineTexts('tasksScreenTexts', {
  title: 'Tasks',
  tabs: 'Which tasks',
  active: 'Active',
  completed: 'Completed',
  repeating: 'Repeating',
  activeList: 'Active tasks',
  waiting: (count: number) => `${count} waiting for you`,
  toApprove: 'Waiting for you',
  ownCompleted: 'Completed by you',
  search: 'Search tasks',
  week: 'Week',
  you: 'You',
  /** In a row of names. */
  youToo: 'you',
  doneWith: (who: string, helpers: string) => `${who} with ${helpers}`,
  doneBy: (who: string, date: string) => `${who}, ${date}`,
  awaitingShort: 'Awaiting approval',
  noActive: 'Nothing to do right now. Create a task when something comes up.',
  startWithChores: 'Start with a few chores',
  noCompleted: 'No completed tasks yet. Complete a task to see it here!',
  awaiting: 'Completed (Awaiting Approval)',
  approved: 'Completed & Approved',
  approve: 'Approve',
  approveTask: (name: string) => `Approve ${name}`,
  notDone: 'Not done',
  notDoneTask: (name: string) => `Not done: ${name}`,
})
