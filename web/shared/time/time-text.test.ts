/** How days and moments are written: in the given zone, whatever the machine's zone is (U23). */
import { expect, test } from 'vitest'
import {
  clockText,
  dateText,
  dayText,
  daysAgo,
  longDayText,
  momentText,
  monthDayText,
  monthText,
  timeAgo,
  weekdayText,
} from './time-text.ts'

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

test.each([
  ['Europe/Berlin', 'Jan 1, 2026', 'Jan 1', 'Thu, Jan 1', 'Thursday, Jan 1', '04:30'],
  ['America/New_York', 'Dec 31, 2025', 'Dec 31', 'Wed, Dec 31', 'Wednesday, Dec 31', '22:30'],
])('one moment has the date and the time of %s', (timeZone, ...texts) => {
  const at = '2026-01-01T03:30:00.000Z'
  const formats = [dateText, monthDayText, weekdayText, longDayText, clockText]
  expect(formats.map((format) => format(at, timeZone))).toEqual(texts)
})

test('a day without a zone stays what it is in UTC', () => {
  expect(dateText('2026-03-01', 'UTC')).toBe('Mar 1, 2026')
  expect(monthText('2026-03')).toBe('March 2026')
})

test('yesterday begins at midnight in the zone', () => {
  const evening = '2026-03-04T22:30:00.000Z'
  expect(daysAgo(evening, now, 'UTC')).toBe(1)
  expect(daysAgo(evening, now, 'Europe/Berlin')).toBe(1)
  expect(daysAgo(evening, now, 'America/New_York')).toBe(0)
  // Eleven hours ago; in New York that is still the same day.
  const noon = '2026-03-04T13:30:00.000Z'
  expect(timeAgo(noon, now, 'UTC')).toBe('Yesterday')
  expect(timeAgo(noon, now, 'America/New_York')).toBe('11 hours ago')
})
