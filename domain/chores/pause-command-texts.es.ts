/** The texts of pause-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { pauseCommandTexts as english } from './pause-command-texts.ts'

export const pauseCommandTexts: TranslatedCommandTexts<typeof english> = {
  setPause: {
    failed: 'No se ha podido hacer la pausa',
    did: () => 'Pausadas tus tareas periódicas',
    youDid: () => 'Has pausado tus tareas periódicas',
  },
  endPause: {
    failed: 'No se ha podido terminar la pausa',
    did: () => 'Terminada una pausa',
    youDid: () => 'Has terminado una pausa',
  },
}
