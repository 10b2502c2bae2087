/** The texts of home-texts.ts in French. */
import type { homeTexts as english } from './home-texts.ts'

export const homeTexts: typeof english = {
  points: 'Points',
  openTasks: 'Tâches à faire',
  done: (name) => `C’est fait\u202F: ${name}`,
}
