/** The texts of calendar links in French. */
import type * as english from '#domain/language/en.ts'

export const calendarTexts: typeof english.calendarTexts = {
  mine: 'Mitten : mes tâches',
  house: 'Mitten : la maison',
  task: 'Tâche',
  taskDone: 'Tâche, faite',
  done: (name) => `Fait : ${name}`,
  of: (person, name) => `${person} : ${name}`,
  doneBy: (person, name) => `Fait par ${person} : ${name}`,
}
