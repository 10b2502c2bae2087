/** The words that every dialog says by itself. */
import { defineTexts } from '#domain/language/texts.ts'

export const uiTexts = defineTexts('uiTexts', {
  close: 'Close',
  cancel: 'Cancel',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
})
