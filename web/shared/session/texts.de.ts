/** The texts of texts.ts in German. */
import type { signOutTexts as english } from './texts.ts'

export const signOutTexts: typeof english = {
  title: 'Fehler',
  text: 'Abmelden hat nicht geklappt. Versuch es bitte noch einmal.',
}
