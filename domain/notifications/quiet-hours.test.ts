/** Quiet hours follow local time: over midnight, and through clock changes. */
import { expect, test } from 'vitest'
import { afterQuiet, isQuiet, quietHours } from './quiet-hours.ts'

const night = { from: '22:00', until: '07:00' }
const nap = { from: '13:00', until: '14:30' }
const small = { from: '02:15', until: '03:15' }

test.each([
  ['before they begin', nap, '2026-03-02T12:59:59.999Z', false],
  ['when they begin', nap, '2026-03-02T13:00:00.000Z', true],
  ['in their last minute', nap, '2026-03-02T14:29:59.999Z', true],
  ['when they end', nap, '2026-03-02T14:30:00.000Z', false],
  ['before the night', night, '2026-03-02T21:59:00.000Z', false],
  ['when the night begins', night, '2026-03-02T22:00:00.000Z', true],
  ['before midnight', night, '2026-03-02T23:59:00.000Z', true],
  ['at midnight', night, '2026-03-02T00:00:00.000Z', true],
  ['in the early morning', night, '2026-03-02T06:59:00.000Z', true],
  ['in the morning', night, '2026-03-02T07:00:00.000Z', false],
])('%s', (_when, hours, at, quiet) => {
  expect(isQuiet(hours, at, 'UTC')).toBe(quiet)
})

test('they are in the time zone of the person, wherever the server is', () => {
  const at = '2026-03-02T13:30:00.000Z'
  expect(isQuiet(night, at, 'Asia/Tokyo')).toBe(true)
  expect(isQuiet(night, at, 'Asia/Kolkata')).toBe(false)
})

test('they end by local time in the night the clocks go forward', () => {
  expect(isQuiet(night, '2026-03-28T05:30:00.000Z', 'Europe/Berlin')).toBe(true)
  expect(isQuiet(night, '2026-03-29T05:30:00.000Z', 'Europe/Berlin')).toBe(false)
  // 01:59 is followed by 03:00: only the last quarter of these hours exists.
  expect(isQuiet(small, '2026-03-29T00:59:00.000Z', 'Europe/Berlin')).toBe(false)
  expect(isQuiet(small, '2026-03-29T01:00:00.000Z', 'Europe/Berlin')).toBe(true)
  expect(isQuiet(small, '2026-03-29T01:15:00.000Z', 'Europe/Berlin')).toBe(false)
})

test('a repeated hour is quiet twice', () => {
  for (const at of ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
    expect(isQuiet(small, at, 'Europe/Berlin')).toBe(true)
  expect(isQuiet(small, '2026-10-25T02:15:00.000Z', 'Europe/Berlin')).toBe(false)
})

test('hours that begin and end at the same time are refused with the reason', () => {
  expect(quietHours.safeParse({ from: '22:00', until: '22:00' }).error?.issues).toMatchObject([
    { path: ['until'], message: 'Quiet hours must end at another time than they begin' },
  ])
  expect(quietHours.safeParse(nap).data).toEqual(nap)
})

test.each([
  { from: '7:00', until: '08:00' },
  { from: '24:00', until: '08:00' },
  { from: '22:60', until: '08:00' },
  { from: '22:00', until: '22:00' },
  { from: '22:00' },
])('%j are not quiet hours', (typed) => {
  expect(quietHours.safeParse(typed).success).toBe(false)
})

test.each([
  ['outside of them', '2026-03-02T20:59:00.000Z', '2026-03-02T20:59:00.000Z'],
  ['before midnight', '2026-03-02T21:00:00.000Z', '2026-03-03T06:00:00.000Z'],
  ['after midnight', '2026-03-03T05:59:00.000Z', '2026-03-03T06:00:00.000Z'],
  ['at their end', '2026-03-03T06:00:00.000Z', '2026-03-03T06:00:00.000Z'],
  [
    'in the night in which clocks go forward',
    '2026-03-28T22:00:00.000Z',
    '2026-03-29T05:00:00.000Z',
  ],
])('what comes %s is heard after them', (_when, at, heard) => {
  expect(afterQuiet({ from: '22:00', until: '07:00' }, at, 'Europe/Berlin')).toBe(heard)
  expect(afterQuiet(null, at, 'Europe/Berlin')).toBe(at)
})

test.each([
  ['in the hour that clocks show again', '2026-10-25T00:15:00.000Z', '2026-10-25T00:30:00.000Z'],
  ['when they show it again', '2026-10-25T01:15:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['before the hour that they skip', '2026-03-28T22:00:00.000Z', '2026-03-29T01:00:00.000Z'],
  ['a moment before they skip it', '2026-03-29T00:59:59.999Z', '2026-03-29T01:00:00.000Z'],
])('quiet hours until half past two end when it is over, %s', (_when, at, heard) => {
  expect(afterQuiet({ from: '22:00', until: '02:30' }, at, 'Europe/Berlin')).toBe(heard)
})
