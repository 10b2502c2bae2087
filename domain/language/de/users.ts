/** The names for people who have none in German. */
import type * as english from '#domain/language/en.ts'

export const nameTexts: typeof english.nameTexts = {
  formerMember: 'Früheres Mitglied',
  somebody: 'Jemand',
}
