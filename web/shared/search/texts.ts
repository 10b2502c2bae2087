/** Texts of every search. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

export const searchTexts = defineTexts('searchTexts', {
  close: 'Close search',
  clear: 'Clear',
  short: 'Type two letters or more.',
  found: (count: number, text: string) => `${numberText(count)} found for “${text}”`,
  nothing: (text: string) => `Nothing found for “${text}”. Try fewer letters, or another word.`,
  clearSearch: 'Clear search',
})
