/** The texts of texts.ts in Spanish. */
import type { signOutTexts as english } from './texts.ts'

export const signOutTexts: typeof english = {
  title: 'Error',
  text: 'No se pudo cerrar la sesión. Inténtalo otra vez.',
}
