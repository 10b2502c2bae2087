/** How long ago a day was: in days, then in weeks and months. */
import { expect, test } from 'vitest'
import { longAgo } from './long-ago.ts'

test.each([
  [0, 'today'],
  [1, 'yesterday'],
  [9, '9 days ago'],
  [13, '13 days ago'],
  [14, '2 weeks ago'],
  [55, '8 weeks ago'],
  [56, '2 months ago'],
  [365, '12 months ago'],
])('%i days: %s', (days, text) => {
  expect(longAgo(days)).toBe(text)
})
