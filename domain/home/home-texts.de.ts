/** The texts of home-texts.ts in German. */
import type { homeTexts as english } from './home-texts.ts'

export const homeTexts: typeof english = {
  points: 'Punkte',
  openTasks: 'Offene Aufgaben',
  done: (name) => `Erledigt: ${name}`,
}
