/** The sentences of the commands on reports in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { reportCommandTexts as english } from './report-command-texts.ts'

export const reportCommandTexts: TranslatedCommandTexts<typeof english> = {
  announceWeeklyReport: {
    failed: 'Le bilan de la semaine n’a pas pu être préparé',
    did: () => 'Bilan de la semaine demandé',
    youDid: () => 'Tu as demandé le bilan de la semaine',
  },
}
