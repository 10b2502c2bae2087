/** The texts of task-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { taskCommandTexts as english } from './task-command-texts.ts'

export const taskCommandTexts: TranslatedCommandTexts<typeof english> = {
  createTask: {
    failed: 'No se ha podido crear la tarea',
    did: (name) => `Creada: ${name}`,
    youDid: (name) => `Has creado ${name}`,
  },
  updateTask: {
    failed: 'No se ha podido actualizar la tarea',
    did: (name) => `Editada: ${name}`,
    youDid: (name) => `Has editado ${name}`,
  },
  deleteTask: {
    failed: 'No se ha podido eliminar la tarea',
    did: (name) => `Eliminada: ${name}`,
    youDid: (name) => `Has eliminado ${name}`,
  },
  claimTask: {
    failed: 'No has podido quedarte con la tarea',
    did: (name) => `Te la quedas: ${name}`,
    youDid: (name) => `Te has quedado con ${name}`,
  },
  releaseTask: {
    failed: 'No se ha podido soltar la tarea',
    did: (name) => `Soltada: ${name}`,
    youDid: (name) => `Has soltado ${name}`,
  },
  completeTask: {
    failed: 'No se ha podido completar la tarea',
    did: (name) => `Completada: ${name}`,
    youDid: (name) => `Has completado ${name}`,
  },
  tickStep: {
    failed: 'No se ha podido actualizar la tarea',
    did: (name) => `Marcado un paso de ${name}`,
    youDid: (name) => `Has marcado un paso de ${name}`,
  },
  approveTask: {
    failed: 'No se ha podido aprobar la tarea',
    did: (name) => `Aprobada: ${name}`,
    youDid: (name) => `Has aprobado ${name}`,
  },
  reopenTask: {
    failed: 'No se ha podido reabrir la tarea',
    did: (name) => `Reabierta: ${name}`,
    youDid: (name) => `Has reabierto ${name}`,
  },
}
