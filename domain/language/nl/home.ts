/** The names at the MQTT broker in Dutch. */
import type * as english from '#domain/language/en.ts'

export const homeTexts: typeof english.homeTexts = {
  points: 'Punten',
  openTasks: 'Open taken',
  done: (name) => `Gedaan: ${name}`,
}
