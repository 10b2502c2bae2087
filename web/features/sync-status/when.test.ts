/** Times in the sheet follow the clock of the account, as everywhere (U23). */
import { expect, test } from 'vitest'
import { texts } from './texts.ts'
import { agoText, momentOf, whenText } from './when.ts'

const now = new Date('2026-11-21T04:00:00.000Z')

test.each([
  ['2026-11-21T03:30:00.000Z', 'Europe/Berlin', 'Today, 04:30'],
  ['2026-11-21T03:30:00.000Z', 'America/New_York', 'Today, 22:30'],
  ['2026-11-20T22:30:00.000Z', 'Europe/Berlin', 'Yesterday, 23:30'],
  ['2026-11-20T22:30:00.000Z', 'America/New_York', 'Today, 17:30'],
  ['2026-11-19T12:00:00.000Z', 'Europe/Berlin', 'Nov 19, 2026, 13:00'],
])('%s in %s was %s', (at, timeZone, text) => {
  expect(whenText(at, now, timeZone)).toBe(text)
})

test('a sentence names the day only if it is not today', () => {
  const at = '2026-11-20T22:30:00.000Z'
  expect(momentOf(at, now, 'Europe/Berlin')).toEqual({ day: 'Nov 20', time: '23:30' })
  expect(momentOf(at, now, 'America/New_York')).toEqual({ day: null, time: '17:30' })
})

test.each([
  ['2026-11-21T04:10:00.000Z', 'just now'],
  ['2026-11-21T03:59:01.000Z', 'just now'],
  ['2026-11-21T03:58:00.000Z', '2 min ago'],
  ['2026-11-21T02:01:00.000Z', '1 hour ago'],
  ['2026-11-20T04:01:00.000Z', '23 hours ago'],
  ['2026-11-20T03:59:00.000Z', 'yesterday'],
  ['2026-11-18T12:00:00.000Z', '3 days ago'],
])('%s was %s', (at, text) => {
  expect(agoText(at, now, 'Europe/Berlin')).toBe(text)
})

test('what waits says when it was done, and how many points it brings', () => {
  expect(texts.waitingDetail('2 min ago', null)).toBe('2 min ago')
  expect(texts.waitingDetail('2 min ago', 1)).toBe('2 min ago, +1 point')
  expect(texts.waitingDetail('2 min ago', 20)).toBe('2 min ago, +20 points')
})
