/** The sentences of the commands on check-ins. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { checkInCommands } from './check-in-commands.ts'

export const checkInCommandTexts = defineTexts('checkInCommandTexts', {
  saveCheckIn: {
    summary: 'Answer the monthly talk with a partner; answering again replaces the answers',
    failed: 'Failed to save check-in',
    did: () => 'Saved a check-in',
    youDid: () => 'You saved a check-in',
  },
  deleteCheckIn: {
    summary: 'Delete your answers of a month, on whatever plan',
    failed: 'Failed to delete check-in',
    did: () => 'Deleted a check-in',
    youDid: () => 'You deleted a check-in',
  },
} satisfies CommandTexts<typeof checkInCommands>)
