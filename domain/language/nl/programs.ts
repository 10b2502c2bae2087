/** The texts of calendar links in Dutch. */
import type * as english from '#domain/language/en.ts'
import { inside } from './words.ts'

export const calendarTexts: typeof english.calendarTexts = {
  mine: 'Mitten: mijn taken',
  house: 'Mitten: ons huis',
  task: 'Taak',
  taskDone: 'Taak, gedaan',
  done: (name) => `Gedaan: ${name}`,
  of: (person, name) => `${person}: ${name}`,
  doneBy: (person, name) => `Gedaan door ${inside(person)}: ${name}`,
}
