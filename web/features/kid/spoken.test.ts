/** The texts that are read aloud, and by which voice. */
import { expect, test } from 'vitest'
import { inLanguage } from '#domain/language/texts.ts'
import * as german from '#web/languages/de.ts'
import * as spanish from '#web/languages/es.ts'
import * as french from '#web/languages/fr.ts'
import * as dutch from '#web/languages/nl.ts'
import { spokenOf } from './spoken.ts'
import { voiceOf } from './use-voice.ts'

test('name, steps and points are said in words (K8)', () => {
  expect(spokenOf({ name: 'Feed Pixel', steps: 2, points: 10 }, 'en-US')).toBe(
    'Feed Pixel. Two steps. Ten points.',
  )
  expect(spokenOf({ name: 'Ready?', steps: 1, points: 1 }, 'en')).toBe(
    'Ready? One step. One point.',
  )
  expect(spokenOf({ name: 'Lego', points: 200 }, 'en')).toBe('Lego. 200 points.')
  expect(spokenOf({ name: 'A wish', points: 0 }, 'en')).toBe('A wish.')
})

test.each([
  ['de-AT', german, 'Fische füttern. Zwei Schritte. Ein Punkt.'],
  ['fr_FR', french, 'Fische füttern. Deux étapes. Un point.'],
  ['es', spanish, 'Fische füttern. Dos pasos. Un punto.'],
  ['nl-BE', dutch, 'Fische füttern. Twee stappen. Eén punt.'],
] as const)(
  'a voice that speaks %s reads the texts of its language (K8, A30)',
  (voice, texts, sentence) => {
    const read = () => spokenOf({ name: 'Fische füttern', steps: 2, points: 1 }, voice)
    expect(inLanguage({ tag: voice.slice(0, 2), texts }, read)).toBe(sentence)
    // The app is in English here, and no voice should read words of another language: only the name is left.
    expect(read()).toBe('Fische füttern.')
  },
)

test('only voices that speak on the device are used, of the same language (K8)', () => {
  const voice = (lang: string, localService: boolean) =>
    ({ lang, localService }) as SpeechSynthesisVoice
  const [far, german, british] = [voice('en-US', false), voice('de_DE', true), voice('en-GB', true)]
  expect(voiceOf([far, german], 'en-US')).toBeNull()
  expect(voiceOf([far, german, british], 'en-US')).toBe(british)
  expect(voiceOf([far, german, british], 'de')).toBe(german)
  expect(voiceOf([voice('de-AT', true), german], 'de-DE')).toBe(german)
  expect(voiceOf([], 'en')).toBeNull()
})
