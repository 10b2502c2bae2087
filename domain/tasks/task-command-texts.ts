/** The sentences of the commands on tasks. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { taskCommands } from './task-commands.ts'

export const taskCommandTexts = defineTexts('taskCommandTexts', {
  createTask: {
    summary: 'Create a task',
    failed: 'Failed to create task',
    about: 'tasks',
    did: (name) => `Created ${name}`,
    youDid: (name) => `You created ${name}`,
  },
  updateTask: {
    summary: 'Change fields of a task',
    failed: 'Failed to update task',
    about: 'tasks',
    did: (name) => `Updated ${name}`,
    youDid: (name) => `You edited ${name}`,
  },
  deleteTask: {
    summary: 'Delete a task',
    failed: 'Failed to delete task',
    about: 'tasks',
    did: (name) => `Deleted ${name}`,
    youDid: (name) => `You deleted ${name}`,
  },
  claimTask: {
    summary: 'Take a shared task on',
    failed: 'Failed to claim task',
    about: 'tasks',
    did: (name) => `Claimed ${name}`,
    youDid: (name) => `You claimed ${name}`,
  },
  releaseTask: {
    summary: 'Give a claimed task back',
    failed: 'Failed to release task',
    about: 'tasks',
    did: (name) => `Released ${name}`,
    youDid: (name) => `You released ${name}`,
  },
  completeTask: {
    summary: 'Complete a task and earn its points',
    failed: 'Failed to complete task',
    about: 'tasks',
    did: (name) => `Completed ${name}`,
    youDid: (name) => `You completed ${name}`,
  },
  tickStep: {
    summary: 'Tick a step of a task, found by its text, or take the tick off',
    failed: 'Failed to update task',
    about: 'tasks',
    did: (name) => `Ticked a step of ${name}`,
    youDid: (name) => `You ticked a step of ${name}`,
  },
  approveTask: {
    summary: 'Confirm that a completed task is done',
    failed: 'Failed to approve task',
    about: 'tasks',
    did: (name) => `Approved ${name}`,
    youDid: (name) => `You approved ${name}`,
  },
  reopenTask: {
    summary: 'Take a completion back, with its points',
    failed: 'Failed to reopen task',
    about: 'tasks',
    did: (name) => `Reopened ${name}`,
    youDid: (name) => `You reopened ${name}`,
  },
} satisfies CommandTexts<typeof taskCommands>)
