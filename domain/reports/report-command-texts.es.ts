/** The texts of report-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { reportCommandTexts as english } from './report-command-texts.ts'

export const reportCommandTexts: TranslatedCommandTexts<typeof english> = {
  announceWeeklyReport: {
    failed: 'No se ha podido preparar el informe semanal',
    did: () => 'Pedido el informe semanal',
    youDid: () => 'Has pedido el informe semanal',
  },
}
