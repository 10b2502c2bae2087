/** The sentences of the commands on pauses. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { pauseCommands } from './pause-commands.ts'

export const pauseCommandTexts: CommandTexts<typeof pauseCommands> = {
  setPause: {
    summary: 'Be away, or pause your repeating tasks, between two days or until further notice',
    did: () => 'Paused repeating tasks',
  },
  endPause: {
    summary: 'Be back, or end the pause of your repeating tasks: days that are over stay paused',
    did: () => 'Ended a pause',
  },
}
