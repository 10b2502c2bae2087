/** The sentences of the commands on check-ins in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { checkInCommandTexts as english } from './check-in-command-texts.ts'

export const checkInCommandTexts: TranslatedCommandTexts<typeof english> = {
  saveCheckIn: {
    failed: 'Les réponses n’ont pas pu être enregistrées',
    did: () => 'Réponses au tête-à-tête enregistrées',
    youDid: () => 'Tu as enregistré tes réponses au tête-à-tête',
  },
  deleteCheckIn: {
    failed: 'Les réponses n’ont pas pu être supprimées',
    did: () => 'Réponses au tête-à-tête supprimées',
    youDid: () => 'Tu as supprimé tes réponses au tête-à-tête',
  },
}
