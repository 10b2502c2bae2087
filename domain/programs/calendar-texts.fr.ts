/** The texts of calendar-texts.ts in French. */
import type { calendarTexts as english } from './calendar-texts.ts'

export const calendarTexts: typeof english = {
  mine: 'Mitten : mes tâches',
  house: 'Mitten : la maison',
  task: 'Tâche',
  taskDone: 'Tâche, faite',
  done: (name) => `Fait : ${name}`,
  of: (person, name) => `${person} : ${name}`,
  doneBy: (person, name) => `Fait par ${person} : ${name}`,
}
