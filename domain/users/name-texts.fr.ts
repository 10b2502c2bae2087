/** The names for people who have none for this viewer, in French. */
import type { nameTexts as english } from './name-texts.ts'

export const nameTexts: typeof english = {
  formerMember: 'Ancien membre',
  somebody: 'Quelqu’un',
}
