/** The names of people who have none for this viewer. */
import { defineTexts } from '#domain/language/texts.ts'

export const nameTexts = defineTexts('nameTexts', {
  /** Somebody who deleted their account (F5). */
  formerMember: 'Former member',
  /** Somebody whom the viewer does not know. */
  somebody: 'Somebody',
})
