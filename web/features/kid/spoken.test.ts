/** What is read aloud, and by which voice. */
import { expect, test } from 'vitest'
import { spokenOf } from './spoken.ts'
import { voiceOf } from './use-voice.ts'

test('name, steps and points are said in words (K8)', () => {
  expect(spokenOf({ name: 'Feed Pixel', steps: 2, points: 10 })).toBe(
    'Feed Pixel. Two steps. Ten points.',
  )
  expect(spokenOf({ name: 'Ready?', steps: 1, points: 1 })).toBe('Ready? One step. One point.')
  expect(spokenOf({ name: 'Lego', points: 200 })).toBe('Lego. 200 points.')
  expect(spokenOf({ name: 'A wish', points: 0 })).toBe('A wish.')
})

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
