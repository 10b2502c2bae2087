/** The sentences of the commands on a chore as a whole. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { choreCommands } from './chore-commands.ts'

export const choreCommandTexts: CommandTexts<typeof choreCommands> = {
  createChore: { summary: 'Create a repeating task', did: () => 'Created a repeating task' },
  updateChore: {
    summary: 'Change a repeating task and all later ones; what was done stays as it was',
    did: () => 'Updated a repeating task',
    youDid: () => 'You edited a repeating task',
  },
  deleteChore: {
    summary: 'Delete a repeating task; what was done stays done',
    did: () => 'Deleted a repeating task',
  },
  giveChore: {
    summary: 'Hand a repeating task over to a partner, who is its owner from then on',
    did: () => 'Handed a repeating task over',
  },
  pauseChore: {
    summary: 'Pause a repeating task from a day on, until another one or further notice',
    did: () => 'Paused a repeating task',
  },
  resumeChore: {
    summary: 'End the pause of a repeating task: days that are over stay paused',
    did: () => 'Resumed a repeating task',
  },
}
