/** The texts of calendar links in Spanish. */
import type * as english from '#domain/language/en.ts'

export const calendarTexts: typeof english.calendarTexts = {
  mine: 'Mitten: mis tareas',
  house: 'Mitten: la casa',
  task: 'Tarea',
  taskDone: 'Tarea, hecha',
  done: (name) => `Hecho: ${name}`,
  of: (person, name) => `${person}: ${name}`,
  doneBy: (person, name) => `Hecho por ${person}: ${name}`,
}
