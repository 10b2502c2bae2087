/** The sentences of the commands on check-ins. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { checkInCommands } from './check-in-commands.ts'

export const checkInCommandTexts: CommandTexts<typeof checkInCommands> = {
  saveCheckIn: {
    summary: 'Answer the monthly talk with a partner; answering again replaces the answers',
    did: () => 'Saved a check-in',
  },
  deleteCheckIn: {
    summary: 'Delete your answers of a month, on whatever plan',
    did: () => 'Deleted a check-in',
  },
}
