/** The texts of texts.ts in Dutch. */
import type { codeTexts as english } from './texts.ts'

export const codeTexts: typeof english = {
  worksFor: (left) => `Werkt één keer, nog ${left} ${left === 1 ? 'minuut' : 'minuten'}.`,
  over: 'Deze code geldt niet meer.',
}
