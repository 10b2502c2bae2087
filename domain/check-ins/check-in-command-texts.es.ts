/** The texts of check-in-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { checkInCommandTexts as english } from './check-in-command-texts.ts'

export const checkInCommandTexts: TranslatedCommandTexts<typeof english> = {
  saveCheckIn: {
    failed: 'No se han podido guardar las respuestas',
    did: () => 'Guardadas tus respuestas de la charla del mes',
    youDid: () => 'Has respondido a la charla del mes',
  },
  deleteCheckIn: {
    failed: 'No se han podido eliminar las respuestas',
    did: () => 'Eliminadas tus respuestas de la charla del mes',
    youDid: () => 'Has eliminado tus respuestas de la charla del mes',
  },
}
