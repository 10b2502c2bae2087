/** The texts of name-texts.ts in German. */
import type { nameTexts as english } from './name-texts.ts'

export const nameTexts: typeof english = {
  formerMember: 'Früheres Mitglied',
  somebody: 'Jemand',
}
