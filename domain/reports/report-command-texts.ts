/** The sentences of the commands on reports. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { reportCommands } from './report-commands.ts'

export const reportCommandTexts: CommandTexts<typeof reportCommands> = {
  announceWeeklyReport: {
    summary: 'Note that the report of a week is ready; its notification comes once',
    did: () => 'Asked for the weekly report',
  },
}
