/** The texts of texts.ts in Dutch. */
import type { undoTexts as english } from './texts.ts'

export const undoTexts: typeof english = {
  undo: 'Herstel',
  undone: 'Ongedaan gemaakt',
  tooLate: 'Te laat om ongedaan te maken',
  tooLateReason: 'Het staat al op de server, of latere wijzigingen bouwen erop voort.',
}
