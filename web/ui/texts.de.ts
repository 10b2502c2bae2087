/** The texts of texts.ts in German. */
import type { uiTexts as english } from './texts.ts'

export const uiTexts: typeof english = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
}
