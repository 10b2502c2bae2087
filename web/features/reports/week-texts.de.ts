/** The texts of week-texts.ts in German. */
import type { weekSpanTexts as english } from './week-texts.ts'

export const weekSpanTexts: typeof english = {
  named: (first, last) => `${first} bis ${last}`,
}
