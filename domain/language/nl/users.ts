/** The names for people who have none in Dutch. */
import type * as english from '#domain/language/en.ts'

export const nameTexts: typeof english.nameTexts = {
  formerMember: 'Voormalig lid',
  somebody: 'Iemand',
}
