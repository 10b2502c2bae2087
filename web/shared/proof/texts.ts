/** Texts about proving who one is, for a sign-in or a risky change. */
import { defineTexts } from '#domain/language/texts.ts'

export const identityTexts = defineTexts('identityTexts', {
  password: 'Your password',
  required: 'Password is required',
  failed: 'Failed to confirm',
  byProvider: (provider: string) => `Continue with ${provider}`,
  signInFirst: (provider: string) =>
    `If you signed in more than ten minutes ago, sign in with ${provider} again first.`,
  passkey: {
    use: 'Use a passkey',
    instead: 'Use a passkey instead',
    confirmed: 'Confirmed with a passkey',
    elsewhere: 'Passkeys need an address with https and a name',
    known: 'A passkey of yours is on this device already.',
    unsuitable:
      'This device cannot check who you are. Set up a screen lock, or use another device.',
    noAnswer: 'The device gave no passkey. Please try again.',
  },
})
