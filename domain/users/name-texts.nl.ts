/** The texts of name-texts.ts in Dutch. */
import type { nameTexts as english } from './name-texts.ts'

export const nameTexts: typeof english = {
  formerMember: 'Voormalig lid',
  somebody: 'Iemand',
}
