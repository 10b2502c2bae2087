/** The texts of texts.ts in Spanish. */
import type { selectionTexts as english } from './texts.ts'

export const selectionTexts: typeof english = {
  select: (name) => `Seleccionar ${name}`,
  selected: (tasks) => (tasks === 1 ? '1 seleccionada' : `${tasks} seleccionadas`),
  clear: 'Terminar la selección',
  complete: 'Completar',
  day: 'Pasar a un día',
  today: 'Hoy',
  tomorrow: 'Mañana',
  nextWeek: 'Dentro de una semana',
  onDay: 'Un día',
  dayLabel: 'Día',
  move: 'Mover',
  give: 'Dar a',
  me: 'Mí',
  room: 'Habitación',
  more: 'Más',
  share: 'Compartida',
  private: 'Privada',
  pause: 'Pausar',
  delete: 'Eliminar',
  nothing: 'Con estas no hay nada que hacer',
  done: {
    complete: (tasks) => (tasks === 1 ? '1 tarea completada' : `${tasks} tareas completadas`),
    move: (tasks) => (tasks === 1 ? '1 tarea movida' : `${tasks} tareas movidas`),
    pause: (tasks) => (tasks === 1 ? '1 tarea en pausa' : `${tasks} tareas en pausa`),
    delete: (tasks) => (tasks === 1 ? '1 tarea eliminada' : `${tasks} tareas eliminadas`),
    changed: (tasks) => (tasks === 1 ? '1 tarea cambiada' : `${tasks} tareas cambiadas`),
  },
  refused: (name, reason) => `${name}: ${reason}`,
  refusedAll: (names) => `No se ha podido con ${names}`,
}
