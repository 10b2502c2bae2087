/** The texts of week-texts.ts in Dutch. */
import type { weekSpanTexts as english } from './week-texts.ts'

export const weekSpanTexts: typeof english = {
  /** It stands alone, as a subtitle. */
  named: (first, last) => `Van ${first} t/m ${last}`,
}
