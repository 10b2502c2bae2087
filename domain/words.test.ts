/** Words that search treats as the same. */
import { expect, test } from 'vitest'
import { hasWords, wordsOf } from './words.ts'

test.each([
  ['Wash the windows, twice!', ['wash', 'the', 'windows', 'twice']],
  ['Crème brûlée / CRÈME', ['creme', 'brulee']],
  ['Äpfel (3 kg)', ['apfel', '3', 'kg']],
  ['İstanbul', ['istanbul']],
  ['Мыть окна', ['мыть', 'окна']],
  ['ﬁx it', ['fix', 'it']],
  ['...', []],
  ['', []],
])('the words of "%s" are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a text is found by the beginnings of its words, all of them, in any order', () => {
  const text = wordsOf('Hang up the washing', 'In the garden')
  expect(hasWords(text, ['wash', 'gar'])).toBe(true)
  expect(hasWords(text, ['ash'])).toBe(false)
  expect(hasWords(text, ['wash', 'kitchen'])).toBe(false)
})
