/** The names at the MQTT broker in French. */
import type * as english from '#domain/language/en.ts'

export const homeTexts: typeof english.homeTexts = {
  points: 'Points',
  openTasks: 'Tâches à faire',
  done: (name) => `C’est fait\u202F: ${name}`,
}
