/** The sentences of the commands on the goal. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { goalCommands } from './goal-commands.ts'

export const goalCommandTexts: CommandTexts<typeof goalCommands> = {
  setGoal: {
    summary: 'Choose the reward you save for, or none',
    did: () => 'Chose what to save for',
  },
}
