/** The texts of home-texts.ts in Spanish. */
import type { homeTexts as english } from './home-texts.ts'

export const homeTexts: typeof english = {
  points: 'Puntos',
  openTasks: 'Tareas pendientes',
  done: (name) => `Hecho: ${name}`,
}
