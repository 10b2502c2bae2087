/** Texts about signing out that fails. */
import { defineTexts } from '#domain/language/texts.ts'

export const signOutTexts = defineTexts('signOutTexts', {
  title: 'Error',
  text: 'Failed to logout. Please try again.',
})
