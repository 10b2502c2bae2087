/** The texts of texts.ts in German. */
import type { identityTexts as english } from './texts.ts'

export const identityTexts: typeof english = {
  password: 'Dein Passwort',
  required: 'Bitte gib dein Passwort ein',
  failed: 'Das Bestätigen hat nicht geklappt',
  byProvider: (provider) => `Weiter mit ${provider}`,
  signInFirst: (provider) =>
    `Wenn deine Anmeldung länger als zehn Minuten her ist, melde dich erst noch einmal mit ${provider} an.`,
  passkey: {
    use: 'Passkey verwenden',
    instead: 'Stattdessen einen Passkey verwenden',
    confirmed: 'Mit einem Passkey bestätigt',
    elsewhere: 'Passkeys brauchen eine Adresse mit https und einem Namen',
    known: 'Auf diesem Gerät ist schon ein Passkey von dir.',
    unsuitable:
      'Dieses Gerät kann nicht prüfen, wer du bist. Richte eine Bildschirmsperre ein oder nimm ein anderes Gerät.',
    noAnswer: 'Vom Gerät kam kein Passkey. Versuch es bitte noch einmal.',
  },
}
