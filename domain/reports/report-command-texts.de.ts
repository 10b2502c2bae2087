/** The texts of report-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { reportCommandTexts as english } from './report-command-texts.ts'

export const reportCommandTexts: TranslatedCommandTexts<typeof english> = {
  announceWeeklyReport: {
    failed: 'Der Wochenbericht ließ sich nicht vorbereiten',
    did: () => 'Wochenbericht angefragt',
    youDid: () => 'Du hast den Wochenbericht angefragt',
  },
}
