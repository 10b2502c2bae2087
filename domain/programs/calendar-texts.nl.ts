/** The texts of calendar-texts.ts in Dutch. */
import type { calendarTexts as english } from './calendar-texts.ts'

export const calendarTexts: typeof english = {
  mine: 'Mitten: mijn taken',
  house: 'Mitten: het huis',
  task: 'Taak',
  taskDone: 'Taak, gedaan',
  done: (name) => `Gedaan: ${name}`,
  of: (person, name) => `${person}: ${name}`,
  doneBy: (person, name) => `Gedaan door ${person}: ${name}`,
}
