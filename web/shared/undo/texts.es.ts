/** The texts of texts.ts in Spanish. */
import type { undoTexts as english } from './texts.ts'

export const undoTexts: typeof english = {
  undo: 'Deshacer',
  undone: 'Cambio deshecho',
  tooLate: 'Ya es tarde para deshacerlo',
  tooLateReason: 'Ya está en el servidor, o hay cambios posteriores que dependen de él.',
}
