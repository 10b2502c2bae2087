/** The texts of calendar-texts.ts in Spanish. */
import type { calendarTexts as english } from './calendar-texts.ts'

export const calendarTexts: typeof english = {
  mine: 'Mitten: mis tareas',
  house: 'Mitten: la casa',
  task: 'Tarea',
  taskDone: 'Tarea, hecha',
  done: (name) => `Hecho: ${name}`,
  of: (person, name) => `${person}: ${name}`,
  doneBy: (person, name) => `Hecho por ${person}: ${name}`,
}
