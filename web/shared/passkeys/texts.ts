/** Texts about passkeys that several features show. */
import { defineTexts } from '#domain/language/texts.ts'

export const passkeyTexts = defineTexts('passkeyTexts', {
  elsewhere: 'Passkeys need an address with https and a name',
  instead: 'Use a passkey instead',
  confirmed: 'Confirmed with a passkey',
  proofFailed: 'Failed to confirm',
  proofRequired: 'Password is required',
  known: 'A passkey of yours is on this device already.',
  unsuitable: 'This device cannot check who you are. Set up a screen lock, or use another device.',
  noAnswer: 'The device gave no passkey. Please try again.',
})
