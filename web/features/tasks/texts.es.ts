/** The texts of texts.ts in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import type { taskCardTexts as english } from './texts.ts'

export const taskCardTexts: typeof english = {
  createTask: 'Crear tarea',
  editTask: 'Editar tarea',
  saveChanges: 'Guardar cambios',

  shared: 'Compartida',
  sharedBy: (name) => `La comparte ${name}`,
  claims: {
    you: 'La haces tú',
    partner: 'La hace otra persona',
    owner: 'La hace quien la creó',
  },

  steps: 'Pasos',
  stepsOfTask: (name) => `Pasos de ${name}`,
  stepsFirst: (done, of) => `${done} de ${of} ${of === 1 ? 'paso' : 'pasos'}`,
  afterSteps: (name, steps) => `${name}: ${steps}`,
  complete: 'Completar',
  done: 'Hecha',
  completeAndEarn: (name, points) =>
    points === 1
      ? `Completar ${name} y ganar 1 punto`
      : `Completar ${name} y ganar ${numberText(points)} puntos`,
  claim: 'Me la quedo',
  claimTask: (name) => `Me la quedo: ${name}`,
  menu: (name) => `Opciones de ${name}`,
  edit: 'Editar',
  delete: 'Eliminar',
  takeOn: 'Me encargo yo',
  release: 'Soltar',
  reopen: 'Al final no está hecha',

  deleteTitle: '¿Seguro que quieres hacerlo?',
  deleteOwn: (name) => `Se eliminará ${name}.`,
  deleteShared: (name) => `Se eliminará ${name}, y no solo para ti.`,

  toasts: {
    created: 'Tarea creada',
    updated: 'Tarea actualizada',
    completed: '¡Tarea completada!',
    earned: (points) => (points === 1 ? '+1 punto' : `+${numberText(points)} puntos`),
    earnedBy: (name, points) =>
      points === 1 ? `+1 punto para ${name}` : `+${numberText(points)} puntos para ${name}`,
    claimed: 'Te la quedas',
    released: 'La tarea vuelve a estar libre',
    deleted: 'Tarea eliminada',
    approved: 'Tarea aprobada',
    reopened: 'La tarea vuelve a estar activa',
  },
}
