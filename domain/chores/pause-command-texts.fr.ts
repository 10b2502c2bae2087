/** The sentences of the commands on pauses in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { pauseCommandTexts as english } from './pause-command-texts.ts'

export const pauseCommandTexts: TranslatedCommandTexts<typeof english> = {
  setPause: {
    failed: 'La pause n’a pas pu être enregistrée',
    did: () => 'Tâches régulières mises en pause',
    youDid: () => 'Tu as mis tes tâches régulières en pause',
  },
  endPause: {
    failed: 'La pause n’a pas pu être modifiée',
    did: () => 'Pause terminée',
    youDid: () => 'Tu as mis fin à une pause',
  },
}
