/** The texts of calendar links in French. */
import type * as english from '#domain/language/en.ts'

export const calendarTexts: typeof english.calendarTexts = {
  mine: 'Mitten\u202F: mes tâches',
  house: 'Mitten\u202F: la maison',
  task: 'Tâche',
  taskDone: 'Tâche, faite',
  done: (name) => `Fait\u202F: ${name}`,
  of: (person, name) => `${person}\u202F: ${name}`,
  doneBy: (person, name) => `Fait par ${person}\u202F: ${name}`,
}
