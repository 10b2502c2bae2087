/** Texts of the not-found page. */
import { defineTexts } from '#domain/language/texts.ts'

export const texts = defineTexts('notFoundTexts', {
  code: '404',
  title: 'This page lost its pair',
  text: "We looked behind the radiator and under the coats. It isn't here.",
  home: 'Go to Dashboard',
})
