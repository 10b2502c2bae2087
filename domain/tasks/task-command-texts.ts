/** The sentences of the commands on tasks. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { taskCommands } from './task-commands.ts'

export const taskCommandTexts: CommandTexts<typeof taskCommands> = {
  createTask: { summary: 'Create a task', about: 'tasks', did: (name) => `Created ${name}` },
  updateTask: {
    summary: 'Change fields of a task',
    about: 'tasks',
    did: (name) => `Updated ${name}`,
    youDid: (name) => `You edited ${name}`,
  },
  deleteTask: { summary: 'Delete a task', about: 'tasks', did: (name) => `Deleted ${name}` },
  claimTask: { summary: 'Take a shared task on', about: 'tasks', did: (name) => `Claimed ${name}` },
  releaseTask: {
    summary: 'Give a claimed task back',
    about: 'tasks',
    did: (name) => `Released ${name}`,
  },
  completeTask: {
    summary: 'Complete a task and earn its points',
    about: 'tasks',
    did: (name) => `Completed ${name}`,
  },
  tickStep: {
    summary: 'Tick a step of a task, found by its text, or take the tick off',
    about: 'tasks',
    did: (name) => `Ticked a step of ${name}`,
  },
  approveTask: {
    summary: 'Confirm that a completed task is done',
    about: 'tasks',
    did: (name) => `Approved ${name}`,
  },
  reopenTask: {
    summary: 'Take a completion back, with its points',
    about: 'tasks',
    did: (name) => `Reopened ${name}`,
  },
}
