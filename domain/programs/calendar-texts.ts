/** Texts of the calendar, which the server writes (A43). */
import { defineTexts } from '#domain/language/texts.ts'

export const calendarTexts = defineTexts('calendarTexts', {
  mine: 'Mitten: my tasks',
  house: 'Mitten: the house',
  task: 'Task',
  taskDone: 'Task, done',
  done: (name: string) => `Done: ${name}`,
  of: (person: string, name: string) => `${person}: ${name}`,
  doneBy: (person: string, name: string) => `Done by ${person}: ${name}`,
})
