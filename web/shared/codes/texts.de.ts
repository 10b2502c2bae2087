/** The texts of texts.ts in German. */
import type { codeTexts as english } from './texts.ts'

export const codeTexts: typeof english = {
  worksFor: (left) => `Gilt einmal, noch ${left} ${left === 1 ? 'Minute' : 'Minuten'}.`,
  over: 'Dieser Code gilt nicht mehr.',
}
