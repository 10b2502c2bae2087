/** The texts of report-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { reportCommandTexts as english } from './report-command-texts.ts'

export const reportCommandTexts: TranslatedCommandTexts<typeof english> = {
  announceWeeklyReport: {
    failed: 'Het weekverslag kon niet worden gemaakt',
    did: () => 'Om het weekverslag gevraagd',
    youDid: () => 'Je hebt om het weekverslag gevraagd',
  },
}
