/** The texts of week-texts.ts in French. */
import type { weekSpanTexts as english } from './week-texts.ts'

export const weekSpanTexts: typeof english = {
  named: (first, last) => `Du ${first} au ${last}`,
}
