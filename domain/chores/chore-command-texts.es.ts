/** The texts of chore-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { choreCommandTexts as english } from './chore-command-texts.ts'

export const choreCommandTexts: TranslatedCommandTexts<typeof english> = {
  createChore: {
    failed: 'No se ha podido crear la tarea',
    did: () => 'Creada una tarea periódica',
    youDid: () => 'Has creado una tarea periódica',
  },
  updateChore: {
    failed: 'No se ha podido actualizar la tarea',
    did: () => 'Editada una tarea periódica',
    youDid: () => 'Has editado una tarea periódica',
  },
  deleteChore: {
    failed: 'No se ha podido eliminar la tarea',
    did: () => 'Eliminada una tarea periódica',
    youDid: () => 'Has eliminado una tarea periódica',
  },
  giveChore: {
    failed: 'No se ha podido ceder la tarea',
    did: () => 'Cedida una tarea periódica',
    youDid: () => 'Has cedido una tarea periódica',
  },
  pauseChore: {
    failed: 'No se ha podido pausar la tarea',
    did: () => 'Pausada una tarea periódica',
    youDid: () => 'Has pausado una tarea periódica',
  },
  resumeChore: {
    failed: 'No se ha podido reanudar la tarea',
    did: () => 'Reanudada una tarea periódica',
    youDid: () => 'Has reanudado una tarea periódica',
  },
}
