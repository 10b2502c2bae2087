/** The sentences of the commands on reports. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { reportCommands } from './report-commands.ts'

export const reportCommandTexts = defineTexts('reportCommandTexts', {
  announceWeeklyReport: {
    summary: 'Note that the report of a week is ready; its notification comes once',
    failed: 'Failed to prepare the weekly report',
    did: () => 'Asked for the weekly report',
    youDid: () => 'You asked for the weekly report',
  },
} satisfies CommandTexts<typeof reportCommands>)
