/** Texts about the connection to the server. */
import { defineTexts } from '#domain/language/texts.ts'

export const texts = defineTexts('connectionTexts', {
  insecure: 'This address has no https, so Mitten works here only while it is connected.',
  howTo: 'How to change that',
  needsConnection: 'Needs a connection',
  unknownError: 'An unknown error occurred',
})
