/** Texts about the language of the app. */
import { defineTexts } from '#domain/language/texts.ts'

export const languageTexts = defineTexts('languageTexts', {
  language: 'Language',
  device: "The device's language",
  /** Names the current language. */
  now: (name: string) => `Now ${name}`,
  note: 'Goes with you to every device. What people typed stays as it is.',
})
