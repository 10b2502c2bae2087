/** Texts of a code that signs a person in. */
import { defineTexts } from '#domain/language/texts.ts'

const minutes = (count: number) => (count === 1 ? '1 more minute' : `${count} more minutes`)

export const codeTexts = defineTexts('codeTexts', {
  worksFor: (left: number) => `Works once, for ${minutes(left)}.`,
  over: 'This code is not valid any more.',
})
