/** The texts of report-command-texts.ts in German. */
import type { SpokenCommandTexts } from '#domain/command-text.ts'
import type { reportCommandTexts as english } from './report-command-texts.ts'

export const reportCommandTexts: SpokenCommandTexts<typeof english> = {
  announceWeeklyReport: {
    failed: 'Der Wochenbericht ließ sich nicht vorbereiten',
    did: () => 'Wochenbericht angefragt',
    youDid: () => 'Du hast den Wochenbericht angefragt',
  },
}
