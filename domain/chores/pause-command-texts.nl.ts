/** The texts of pause-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { pauseCommandTexts as english } from './pause-command-texts.ts'

export const pauseCommandTexts: TranslatedCommandTexts<typeof english> = {
  setPause: {
    failed: 'Pauzeren is niet gelukt',
    did: () => 'Terugkerende taken gepauzeerd',
    youDid: () => 'Je hebt terugkerende taken gepauzeerd',
  },
  endPause: {
    failed: 'De pauze kon niet worden beëindigd',
    did: () => 'Een pauze beëindigd',
    youDid: () => 'Je hebt een pauze beëindigd',
  },
}
