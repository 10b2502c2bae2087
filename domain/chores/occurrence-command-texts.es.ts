/** The texts of occurrence-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { occurrenceCommandTexts as english } from './occurrence-command-texts.ts'

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english> = {
  completeOccurrence: {
    failed: 'No se ha podido completar la tarea',
    did: (name) => `Completada: ${name}`,
    youDid: (name) => `Has completado ${name}`,
  },
  claimOccurrence: {
    failed: 'No has podido quedarte con la tarea',
    did: (name) => `Te la quedas: ${name}`,
    youDid: (name) => `Te has quedado con ${name}`,
  },
  tickOccurrenceStep: {
    failed: 'No se ha podido actualizar la tarea',
    did: (name) => `Marcado un paso de ${name}`,
    youDid: (name) => `Has marcado un paso de ${name}`,
  },
  updateOccurrence: {
    failed: 'No se ha podido actualizar la tarea',
    did: (name) => `Cambiada: ${name}`,
    youDid: (name) => `Has cambiado ${name}`,
  },
  skipOccurrence: {
    failed: 'No se ha podido saltar la tarea',
    did: () => 'Saltada una tarea periódica',
    youDid: () => 'Te has saltado una tarea periódica',
  },
  unskipOccurrence: {
    failed: 'No se ha podido actualizar la tarea',
    did: () => 'Recuperada una tarea saltada',
    youDid: () => 'Has recuperado una tarea saltada',
  },
  passTurn: {
    failed: 'No se ha podido pasar el turno',
    did: () => 'Pasado un turno',
    youDid: () => 'Has pasado un turno',
  },
}
