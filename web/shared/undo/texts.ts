/** Texts of undoing a change. */
import { defineTexts } from '#domain/language/texts.ts'

export const undoTexts = defineTexts('undoTexts', {
  undo: 'Undo',
  undone: 'Change undone',
  tooLate: 'It is too late to undo this',
  tooLateReason: 'It is on the server already, or later changes build on it.',
})
