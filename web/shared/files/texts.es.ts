/** The texts of texts.ts in Spanish. */
import type { fileTexts as english } from './texts.ts'

export const fileTexts: typeof english = {
  failed: 'No se ha podido hacer el archivo',
  arriving: 'Tu historial aún está llegando a este dispositivo.',
}
