/** Whole days agree with the calendar of the platform (C25). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from './calendar.ts'
import {
  addDays,
  addMonths,
  addYears,
  civilFromDays,
  daysFromCivil,
  differenceInDays,
  firstDayOfMonth,
  fromEpochDay,
  isDay,
  isMonday,
  monthOf,
  toEpochDay,
  weekdayOf,
  weekOf,
} from './days.ts'

const day = fc.integer({ min: -719_528, max: 300_000 })

test('every day is the one of the platform, and comes back from its text (C25)', () => {
  fc.assert(
    fc.property(day, (day) => {
      const date = new Date(day * DAY_MS)
      expect(civilFromDays(day)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        date: date.getUTCDate(),
      })
      expect(fromEpochDay(day)).toBe(date.toISOString().slice(0, 10))
      expect(toEpochDay(fromEpochDay(day))).toBe(day)
      expect(addDays('1970-01-01', day)).toBe(fromEpochDay(day))
      expect(differenceInDays(fromEpochDay(day), '1970-01-01')).toBe(day)
      expect(isMonday(fromEpochDay(day))).toBe(date.getUTCDay() === 1)
      expect(weekdayOf(day)).toBe((date.getUTCDay() + 6) % 7)
      expect(firstDayOfMonth(monthOf(day))).toBe(day - date.getUTCDate() + 1)
    }),
  )
})

test('weeks change on Monday, and months run on into other years (C25)', () => {
  fc.assert(
    fc.property(day, (day) => {
      expect(weekOf(day) - weekOf(day - 1)).toBe(weekdayOf(day) === 0 ? 1 : 0)
    }),
  )
  expect(fromEpochDay(daysFromCivil(2026, 14, 1))).toBe('2027-02-01')
  expect(fromEpochDay(daysFromCivil(2026, 0, 31))).toBe('2025-12-31')
})

test.each([
  ['2026-11-23', 3, '2027-02-23'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2026-12-31', -12, '2025-12-31'],
])('%s and %i months is %s, the last day of a shorter month', (day, months, other) => {
  expect(addMonths(day, months)).toBe(other)
})

test('a February 29 is the 28th in years without one', () => {
  expect([-4, 1].map((years) => addYears('2028-02-29', years))).toEqual([
    '2024-02-29',
    '2029-02-28',
  ])
})

test.each(['2026-02-29', '2026-13-01', '2026-11-31', '2026-11-23T00:00Z', '26-11-23', 'today', ''])(
  '%o is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
    expect(isMonday(text)).toBe(false)
  },
)
