/** The names at the MQTT broker in Spanish. */
import type * as english from '#domain/language/en.ts'

export const homeTexts: typeof english.homeTexts = {
  points: 'Puntos',
  openTasks: 'Tareas pendientes',
  done: (name) => `Hecho: ${name}`,
}
