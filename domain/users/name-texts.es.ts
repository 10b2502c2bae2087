/** The texts of name-texts.ts in Spanish. */
import type { nameTexts as english } from './name-texts.ts'

export const nameTexts: typeof english = {
  formerMember: 'Antiguo miembro',
  somebody: 'Alguien',
}
