/** The texts of texts.ts in German. */
import type { passkeyTexts as english } from './texts.ts'

export const passkeyTexts: typeof english = {
  elsewhere: 'Passkeys brauchen eine Adresse mit https und einem Namen',
  instead: 'Stattdessen einen Passkey verwenden',
  confirmed: 'Mit einem Passkey bestätigt',
  proofFailed: 'Das Bestätigen hat nicht geklappt',
  proofRequired: 'Bitte gib dein Passwort ein',
  known: 'Auf diesem Gerät ist schon ein Passkey von dir.',
  unsuitable:
    'Dieses Gerät kann nicht prüfen, wer du bist. Richte eine Bildschirmsperre ein oder nimm ein anderes Gerät.',
  noAnswer: 'Vom Gerät kam kein Passkey. Versuch es bitte noch einmal.',
}
