/** Days and weeks in every zone, whatever zone the machine is in, with both clock changes and the extreme zones; and times as they are stored. */
import { expect, test } from 'vitest'
import { startOfDay, localDay, onServerClock } from './calendar.ts'
import { addDays, localWeek, weekDays } from './days.ts'

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  // The clocks change at midnight: the day begins at one.
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Tongatapu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const year = Array.from({ length: 370 }, (_, index) => addDays('2026-01-01', index))

test.each(zones)('in %s each day of a year begins where the one before ends', (zone) => {
  for (const day of year) {
    const start = startOfDay(day, zone)
    const justBefore = new Date(Date.parse(start) - 1).toISOString()
    expect(localDay(start, zone)).toBe(day)
    expect(localDay(justBefore, zone)).toBe(addDays(day, -1))
  }
})

test.each(zones)('in %s every moment of a week belongs to its Monday', (zone) => {
  for (const monday of year.filter((_, index) => index % 7 === 4)) {
    const lastMoment = Date.parse(startOfDay(addDays(monday, 7), zone)) - 1
    const moments = [...weekDays(monday).map((day) => startOfDay(day, zone)), lastMoment]
    for (const moment of moments)
      expect(localWeek(new Date(moment).toISOString(), zone)).toBe(monday)
  }
})

test('weeks with a clock change are an hour shorter or longer', () => {
  const hoursOf = (monday: string) => {
    const [from, to] = [monday, addDays(monday, 7)].map((day) => startOfDay(day, 'Europe/Berlin'))
    return (Date.parse(to ?? '') - Date.parse(from ?? '')) / 3_600_000
  }
  expect(['2026-03-16', '2026-03-23', '2026-10-19'].map(hoursOf)).toEqual([168, 167, 169])
})

test.each([
  ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000Z'],
  ['2026-03-02T09:00:00.5Z', '2026-03-02T09:00:00.500Z'],
  ['2026-03-02T09:00:00.123456789Z', '2026-03-02T09:00:00.123Z'],
])('%s is stored as %s, so that times compare as texts', (at, stored) => {
  expect(onServerClock(at, { clock: null, now: '2026-03-02T09:00:01.000Z' })).toBe(stored)
})
