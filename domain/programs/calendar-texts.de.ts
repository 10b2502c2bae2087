/** The texts of calendar-texts.ts in German. */
import type { calendarTexts as english } from './calendar-texts.ts'

export const calendarTexts: typeof english = {
  mine: 'Mitten: meine Aufgaben',
  house: 'Mitten: das Haus',
  task: 'Aufgabe',
  taskDone: 'Aufgabe, erledigt',
  done: (name) => `Erledigt: ${name}`,
  of: (person, name) => `${person}: ${name}`,
  doneBy: (person, name) => `Erledigt von ${person}: ${name}`,
}
