/** The texts of home-texts.ts in Dutch. */
import type { homeTexts as english } from './home-texts.ts'

export const homeTexts: typeof english = {
  points: 'Punten',
  openTasks: 'Open taken',
  done: (name) => `Gedaan: ${name}`,
}
