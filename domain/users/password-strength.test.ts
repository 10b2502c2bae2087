/** The hint: common passwords are weak, long ones are strong (A8). */
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
  // Common words add little, no matter how often they are repeated, but they add something.
  ['dragonmaster42', 1],
  ['passwordpasswordpasswordpasswordpassword', 2],
  // A capital letter counts in an unusual place, not at the start.
  ['bluekettle', 1],
  ['Bluekettle', 1],
  ['blueKettle', 2],
  // In every script, digits add less than signs.
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

test('what the person typed about themselves does not count', () => {
  const password = 'maya.ellis.maya'
  expect(passwordStrength(password)).toBeGreaterThan(
    passwordStrength(password, ['maya', 'Maya Ellis', 'maya@ellis.family']),
  )
})

test('a short name does not count, either; a shorter text is not treated as a name', () => {
  expect(passwordStrength('annkettlered')).toBe(2)
  expect(passwordStrength('annkettlered', ['Ann'])).toBe(1)
  expect(passwordStrength('blueKettle', ['', ' bl @ lu'])).toBe(passwordStrength('blueKettle'))
})
