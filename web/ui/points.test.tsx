/** How an amount of points is written. */
import { expect, test } from 'vitest'
import { pointsText } from './points.tsx'

test.each([
  [1240, false, '1,240'],
  [1240, true, '+1,240'],
  [-1240, false, '−1,240'],
  [0, true, '0'],
  [null, true, '–'],
])('%j is written as it is on the page of all points', (value, signed, text) => {
  expect(pointsText(value, signed)).toBe(text)
})
