/** Texts are read in the language in use at that moment (A30). */
import { afterEach, expect, test } from 'vitest'
import { listText, shortDay, sizeText, weekdayNames } from './format.ts'
import { languageFor } from './languages.ts'
import { numberText } from './numbers.ts'
import { defineTexts, english, inLanguage, setLanguage } from './texts.ts'

const texts = defineTexts('testTexts', {
  save: 'Save',
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  names: ['first', 'second'],
  form: { title: 'Title', deep: { hint: 'Hint' } },
})
/** It has no translation of the title. */
const german = {
  tag: 'de',
  texts: {
    testTexts: {
      save: 'Sichern',
      points: (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
      names: ['erstens', 'zweitens'],
      form: { deep: { hint: 'Hinweis' } },
    },
  },
}

const { form } = texts

afterEach(() => setLanguage(english))

test('a part that was named before follows the language; a missing text is in English', () => {
  const read = () => [texts.save, texts.points(2), texts.names[1], form.deep.hint, form.title]
  expect(read()).toEqual(['Save', '2 points', 'second', 'Hint', 'Title'])
  setLanguage(german)
  expect(read()).toEqual(['Sichern', '2 Punkte', 'zweitens', 'Hinweis', 'Title'])
  setLanguage(english)
  expect(read()).toEqual(['Save', '2 points', 'second', 'Hint', 'Title'])
})

test('one thing is worded in another language, also if that fails (A31)', () => {
  expect(inLanguage(german, () => texts.save)).toBe('Sichern')
  expect(() =>
    inLanguage(german, () => {
      throw new Error('no words')
    }),
  ).toThrow('no words')
  expect(texts.save).toBe('Save')
})

test('dates, numbers and lists follow the language (A32)', () => {
  const read = () => [
    shortDay('2026-11-24'),
    [1240, -120, -0].map(numberText).join(' '),
    listText(['Theo', 'Juno', 'Maya']),
    weekdayNames('long')[0],
  ]
  expect(read()).toEqual(['Tue, Nov 24', '1,240 \u2212120 0', 'Theo, Juno and Maya', 'Monday'])
  expect(inLanguage(german, read)).toEqual([
    'Di., 24. Nov.',
    '1.240 \u2212120 0',
    'Theo, Juno und Maya',
    'Montag',
  ])
})

test('amounts of data follow the language (A32)', () => {
  // Some languages have a space there that does not break.
  const read = () => [430_000, 1_530_000_000].map((size) => sizeText(size).replace(/\s/, ' '))
  expect(read()).toEqual(['0.4 MB', '1.5 GB'])
  expect(inLanguage(german, read)).toEqual(['0,4 MB', '1,5 GB'])
  expect(inLanguage({ ...german, tag: 'fr' }, read)).toEqual(['0,4 Mo', '1,5 Go'])
})

test.each([
  [[null, 'de-AT', 'en'], 'de'],
  [['pt-BR', 'fr-CA', 'de'], 'fr'],
  [['NL'], 'nl'],
  [['pt', 'constructor'], 'en'],
  [[], 'en'],
] as const)('somebody who wants %j gets %s', (wanted, tag) => {
  expect(languageFor(wanted)).toBe(tag)
})
