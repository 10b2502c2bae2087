/** The texts of texts.ts in German. */
import type { undoTexts as english } from './texts.ts'

export const undoTexts: typeof english = {
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  tooLate: 'Das lässt sich nicht mehr rückgängig machen',
  tooLateReason: 'Es ist schon auf dem Server, oder Späteres baut darauf auf.',
}
