/** The pieces of a text that search marks. */
import { expect, test } from 'vitest'
import { excerptOf, piecesOf } from './pieces.ts'

function marked(text: string, ...words: readonly string[]): string {
  return piecesOf(text, words)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('')
}

test.each([
  ['Hang up the washing', ['wash'], 'Hang up the [wash]ing'],
  ['Wash, wash and rewash', ['wash'], '[Wash], [wash] and rewash'],
  ['Crème brûlée', ['cre', 'brul'], '[Crè]me [brûl]ée'],
  ['Cre\u0300me', ['cre'], '[Cre\u0300]me'],
  ['Wash the car', ['wa', 'wash'], '[Wash] the car'],
  ['Fold the laundry', ['wash'], 'Fold the laundry'],
  ['', ['wash'], ''],
])('of "%s", %j marks %s', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected)
})

test('an excerpt begins at a word shortly before the first hit', () => {
  const text = 'The sheets that are hanging in the garden were washed on Friday, still damp'
  expect(excerptOf(text, ['wash'])).toBe('… in the garden were washed on Friday, still damp')
  expect(excerptOf('Were washed on Friday', ['wash'])).toBe('Were washed on Friday')
})
