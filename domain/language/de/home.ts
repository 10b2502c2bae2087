/** The names at the MQTT broker in German. */
import type * as english from '#domain/language/en.ts'

export const homeTexts: typeof english.homeTexts = {
  points: 'Punkte',
  openTasks: 'Offene Aufgaben',
  done: (name) => `Erledigt: ${name}`,
}
