/** The texts of week-texts.ts in Spanish. */
import type { weekSpanTexts as english } from './week-texts.ts'

export const weekSpanTexts: typeof english = {
  named: (first, last) => `Del ${first}, al ${last}`,
}
