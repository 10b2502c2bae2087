/** The names for people who have none in French. */
import type * as english from '#domain/language/en.ts'

export const nameTexts: typeof english.nameTexts = {
  formerMember: 'Ancien membre',
  somebody: 'Quelqu’un',
}
