/** The sentences of the commands on the goal. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { goalCommands } from './goal-commands.ts'

export const goalCommandTexts = defineTexts('goalCommandTexts', {
  setGoal: {
    summary: 'Choose the reward you save for, or none',
    failed: 'Failed to set goal',
    did: () => 'Chose what to save for',
    youDid: () => 'You chose what to save for',
  },
} satisfies CommandTexts<typeof goalCommands>)
