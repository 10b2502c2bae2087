/** Texts of the suggestions of who takes which shared task. */
import { defineTexts } from '#domain/language/texts.ts'

export const matchingTexts = defineTexts('matchingTexts', {
  you: 'You could take this one, so that the last four weeks even out.',
  other: (name: string) => `${name} could take this one, so that the last four weeks even out.`,
  takeOn: 'I’m on it',
  takeOnTask: (name: string) => `I’m on it: ${name}`,
})
