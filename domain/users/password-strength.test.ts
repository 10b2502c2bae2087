/** The hint is honest: what is tried first is weak, what is long is strong (A8). */
import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['password', 1],
  ['Password123', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['1234567890', 1],
  ['qwerty123456', 1],
  ['mountain', 1],
  ['blue mountain', 2],
  ['x7$kQ2!p', 2],
  ['three-kettles-42', 3],
  ['nine stitches, one yarn', 4],
  // What lists try first adds little, however often, but it adds.
  ['dragonmaster42', 1],
  ['passwordpasswordpasswordpasswordpassword', 2],
  // A capital counts where nobody puts one, not at the start.
  ['bluekettle', 1],
  ['Bluekettle', 1],
  ['blueKettle', 2],
  // Digits say less than signs, in whatever script.
  ['572905728', 1],
  ['٥٧٢٩٠٥٧٢٨', 1],
])('%s has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('the longer a phrase gets, the stronger it is', () => {
  const password = 'Tr0ub4dor & three quiet kettles'
  const strengths = Array.from(password, (_, at) => passwordStrength(password.slice(0, at + 1)))
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b))
})

test('what one has typed about oneself counts for nothing', () => {
  const password = 'maya.ellis.maya'
  expect(passwordStrength(password)).toBeGreaterThan(
    passwordStrength(password, ['maya', 'Maya Ellis', 'maya@ellis.family']),
  )
})

test('a short name counts for nothing, too; what is shorter than a name is none', () => {
  expect(passwordStrength('annkettlered')).toBe(2)
  expect(passwordStrength('annkettlered', ['Ann'])).toBe(1)
  expect(passwordStrength('blueKettle', ['', ' bl @ lu'])).toBe(passwordStrength('blueKettle'))
})
