/** The texts of texts.ts in French. */
import type { signOutTexts as english } from './texts.ts'

export const signOutTexts: typeof english = {
  title: 'Erreur',
  text: 'La déconnexion a échoué. Réessaie.',
}
