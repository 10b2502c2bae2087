/** How days and moments are written. */
import { expect, test } from 'vitest'
import { dayText, momentText } from './time-text.ts'

const now = new Date('2026-03-05T00:30:00.000Z')

test.each([
  ['2026-03-05T00:10:00.000Z', 'UTC', 'today'],
  ['2026-03-04T23:50:00.000Z', 'UTC', 'yesterday'],
  ['2026-03-03T23:50:00.000Z', 'UTC', 'Tue, Mar 3'],
  ['2025-12-31T12:00:00.000Z', 'UTC', 'Dec 31, 2025'],
  // In New York it is still the evening before.
  ['2026-03-04T23:50:00.000Z', 'America/New_York', 'today'],
])('%s in %s is %s', (at, timeZone, text) => {
  expect(dayText(at, now, timeZone)).toBe(text)
})

test.each([
  ['2026-03-05T00:10:00.000Z', 'UTC', 'today 00:10'],
  ['2026-03-04T23:50:00.000Z', 'UTC', 'yesterday 23:50'],
  ['2026-03-03T16:20:00.000Z', 'UTC', 'Tue, Mar 3, 16:20'],
  ['2025-12-31T09:05:00.000Z', 'UTC', 'Dec 31, 2025, 09:05'],
  ['2026-03-04T23:50:00.000Z', 'America/New_York', 'today 18:50'],
])('the moment %s in %s is %s', (at, timeZone, text) => {
  expect(momentText(at, now, timeZone)).toBe(text)
})
