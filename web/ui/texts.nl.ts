/** The texts of texts.ts in Dutch. */
import type { uiTexts as english } from './texts.ts'

export const uiTexts: typeof english = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
}
