/** The names for people who have none in Spanish. */
import type * as english from '#domain/language/en.ts'

export const nameTexts: typeof english.nameTexts = {
  formerMember: 'Antiguo miembro',
  somebody: 'Alguien',
}
