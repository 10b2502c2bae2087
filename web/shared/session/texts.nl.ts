/** The texts of texts.ts in Dutch. */
import type { signOutTexts as english } from './texts.ts'

export const signOutTexts: typeof english = {
  title: 'Fout',
  text: 'Uitloggen is niet gelukt. Probeer het nog eens.',
}
