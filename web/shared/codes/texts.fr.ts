/** The texts of texts.ts in French. */
import type { codeTexts as english } from './texts.ts'

export const codeTexts: typeof english = {
  worksFor: (left) => `Marche une fois, encore ${left} ${left === 1 ? 'minute' : 'minutes'}.`,
  over: 'Ce code n’est plus valable.',
}
