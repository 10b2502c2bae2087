/** The sentences of the commands on pauses. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { pauseCommands } from './pause-commands.ts'

export const pauseCommandTexts = defineTexts('pauseCommandTexts', {
  setPause: {
    summary: 'Be away, or pause your repeating tasks, between two days or until further notice',
    failed: 'Failed to pause',
    did: () => 'Paused repeating tasks',
    youDid: () => 'You paused repeating tasks',
  },
  endPause: {
    summary: 'Be back, or end the pause of your repeating tasks: days that are over stay paused',
    failed: 'Failed to end the pause',
    did: () => 'Ended a pause',
    youDid: () => 'You ended a pause',
  },
} satisfies CommandTexts<typeof pauseCommands>)
