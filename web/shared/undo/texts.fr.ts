/** The texts of texts.ts in French. */
import type { undoTexts as english } from './texts.ts'

export const undoTexts: typeof english = {
  undo: 'Annuler',
  undone: 'C’est annulé',
  tooLate: 'Trop tard pour annuler',
  tooLateReason: 'C’est déjà sur le serveur, ou d’autres changements en dépendent.',
}
