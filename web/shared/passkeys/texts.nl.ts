/** The texts of texts.ts in Dutch. */
import type { passkeyTexts as english } from './texts.ts'

export const passkeyTexts: typeof english = {
  elsewhere: 'Passkeys hebben een adres met https en een naam nodig',
  instead: 'Liever een passkey gebruiken',
  confirmed: 'Bevestigd met een passkey',
  proofFailed: 'Bevestigen is niet gelukt',
  proofRequired: 'Vul je wachtwoord in',
  known: 'Op dit apparaat staat al een passkey van jou.',
  unsuitable:
    'Dit apparaat kan niet nagaan wie je bent. Stel een schermvergrendeling in of pak een ander apparaat.',
  noAnswer: 'Het apparaat gaf geen passkey. Probeer het nog een keer.',
}
