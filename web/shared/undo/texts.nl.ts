/** The texts of texts.ts in Dutch. */
import type { undoTexts as english } from './texts.ts'

export const undoTexts: typeof english = {
  undo: 'Herstel',
  undone: 'Wijziging hersteld',
  tooLate: 'Dit kan niet meer worden hersteld',
  tooLateReason: 'Het staat al op de server, of latere wijzigingen bouwen erop voort.',
}
