/** The texts of texts.ts in Dutch. */
import type { identityTexts as english } from './texts.ts'

export const identityTexts: typeof english = {
  password: 'Je wachtwoord',
  required: 'Vul je wachtwoord in',
  failed: 'Bevestigen is niet gelukt',
  byProvider: (provider) => `Verder met ${provider}`,
  signInFirst: (provider) =>
    `Ben je langer dan tien minuten geleden ingelogd? Log dan eerst opnieuw in met ${provider}.`,
  passkey: {
    use: 'Passkey gebruiken',
    instead: 'Liever een passkey gebruiken',
    confirmed: 'Bevestigd met een passkey',
    elsewhere: 'Passkeys hebben een adres met https en een naam nodig',
    known: 'Op dit apparaat staat al een passkey van jou.',
    unsuitable:
      'Dit apparaat kan niet nagaan wie je bent. Stel een schermvergrendeling in of pak een ander apparaat.',
    noAnswer: 'Het apparaat gaf geen passkey. Probeer het nog een keer.',
  },
}
