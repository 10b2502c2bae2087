/** The names for people who have none for this viewer. */
import { defineTexts } from '#domain/language/texts.ts'

export const nameTexts = defineTexts('nameTexts', {
  /** A person who deleted their account (F5). */
  formerMember: 'Former member',
  /** A person whom the viewer does not know. */
  somebody: 'Somebody',
})
