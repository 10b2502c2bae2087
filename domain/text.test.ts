/** The bounds of typed texts, before and after normalisation. */
import { expect, test } from 'vitest'
import { comparisonKey, requiredText, text } from './text.ts'

const name = text({ max: { length: 5, message: 'Five at most' } })
const messageOf = (typed: string) => name.safeParse(typed).error?.issues[0]?.message
const marks = (count: number) => '\u0315\u0316'.repeat(count / 2) + '\u0315'.repeat(count % 2)

test('the length of a text counts as stored: composed, trimmed, one for each code point', () => {
  expect(name.parse(' e\u0302\u0301\ud83e\udde6 ')).toBe('\u1ebf\ud83e\udde6')
  expect(name.parse('e\u0302\u0301'.repeat(5))).toBe('\u1ebf'.repeat(5))
  expect(messageOf('\ud83e\udde6'.repeat(6))).toBe('Five at most')
})

test('a text that shows nothing is empty; in others such characters stay, because an emoji may need them', () => {
  for (const typed of ['\u200b', ' \u2060\u00ad\u3164 ', '\ufe0f\u200d', '\u202e\u180e'])
    expect(requiredText('Name', 5).safeParse(typed).error?.issues[0]?.message).toBe(
      'Name is required',
    )
  expect(name.parse('\u200b')).toBe('')
  for (const typed of ['\u2764\ufe0f', '\u{1f469}\u200d\u{1f467}', '\u200ba', '\u0301', '\ufffd'])
    expect(name.parse(typed)).toBe(typed)
})

test('a text that is far too long as typed is refused before it is normalised', () => {
  expect(name.parse(`abcde${' '.repeat(35)}`)).toBe('abcde')
  expect(messageOf(`abcde${' '.repeat(36)}`)).toBe('Five at most')
})

test('more marks on one letter than any language has are refused (Stream-Safe Text Format)', () => {
  const long = text({ max: { length: 100, message: 'A hundred at most' } })
  expect(long.safeParse(`a${marks(30)}b${marks(30)}`).success).toBe(true)
  expect(long.safeParse(`a${marks(31)}`).error?.issues[0]?.message).toBe(
    'Text contains too many accents in a row',
  )
})

test('names are compared without case, composed or not; an impossible name equals none', () => {
  expect(comparisonKey(' \u00c9va ')).toBe(comparisonKey('e\u0301va'))
  expect(comparisonKey(`a${marks(100)}`)).toBe(`a${marks(100)}`)
})

test('a text that is missing is asked for in the words of its field, and another value is no text', () => {
  const title = requiredText('Title', 5)
  expect(title.safeParse(undefined).error?.issues[0]?.message).toBe('Title is required')
  expect(title.safeParse(null).error?.issues[0]?.message).toBe('Title is required')
  expect(title.safeParse(5).error?.issues[0]?.message).toBe('Please enter text')
})
