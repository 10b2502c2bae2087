/** The texts of calendar links in German. */
import type * as english from '#domain/language/en.ts'
import { dative } from './words.ts'

export const calendarTexts: typeof english.calendarTexts = {
  mine: 'Mitten: meine Aufgaben',
  house: 'Mitten: das Haus',
  task: 'Aufgabe',
  taskDone: 'Aufgabe, erledigt',
  done: (name) => `Erledigt: ${name}`,
  of: (person, name) => `${person}: ${name}`,
  doneBy: (person, name) => `Erledigt von ${dative(person)}: ${name}`,
}
