/** The sentences of the commands on a chore as a whole. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { choreCommands } from './chore-commands.ts'

export const choreCommandTexts = defineTexts('choreCommandTexts', {
  createChore: {
    summary: 'Create a repeating task',
    failed: 'Failed to create task',
    did: () => 'Created a repeating task',
    youDid: () => 'You created a repeating task',
  },
  updateChore: {
    summary: 'Change a repeating task and all later ones; what was done stays as it was',
    failed: 'Failed to update task',
    did: () => 'Updated a repeating task',
    youDid: () => 'You edited a repeating task',
  },
  deleteChore: {
    summary: 'Delete a repeating task; what was done stays done',
    failed: 'Failed to delete task',
    did: () => 'Deleted a repeating task',
    youDid: () => 'You deleted a repeating task',
  },
  giveChore: {
    summary: 'Hand a repeating task over to a partner, who is its owner from then on',
    failed: 'Failed to update task',
    did: () => 'Handed a repeating task over',
    youDid: () => 'You handed a repeating task over',
  },
  pauseChore: {
    summary: 'Pause a repeating task from a day on, until another one or further notice',
    failed: 'Failed to pause',
    did: () => 'Paused a repeating task',
    youDid: () => 'You paused a repeating task',
  },
  resumeChore: {
    summary: 'End the pause of a repeating task: days that are over stay paused',
    failed: 'Failed to resume',
    did: () => 'Resumed a repeating task',
    youDid: () => 'You resumed a repeating task',
  },
} satisfies CommandTexts<typeof choreCommands>)
