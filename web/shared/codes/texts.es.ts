/** The texts of texts.ts in Spanish. */
import type { codeTexts as english } from './texts.ts'

export const codeTexts: typeof english = {
  worksFor: (left) =>
    left === 1 ? `Vale una vez, queda ${left} minuto.` : `Vale una vez, quedan ${left} minutos.`,
  over: 'Este código ya no vale.',
}
