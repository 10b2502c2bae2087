/** Days as numbers agree with the calendar of the platform (C25). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  civilDay,
  dayNumber,
  dayOf,
  dayText,
  firstDayOf,
  monthOf,
  weekdayOf,
  weekOf,
} from './day.ts'

const DAY_MS = 24 * 60 * 60_000
const day = fc.integer({ min: -40_000, max: 300_000 })

test('every day is the one of the platform, and comes back from its text (C25)', () => {
  fc.assert(
    fc.property(day, (day) => {
      const date = new Date(day * DAY_MS)
      expect(civilDay(day)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        date: date.getUTCDate(),
      })
      expect(dayText(day)).toBe(date.toISOString().slice(0, 10))
      expect(dayNumber(dayText(day))).toBe(day)
      expect(weekdayOf(day)).toBe((date.getUTCDay() + 6) % 7)
      expect(firstDayOf(monthOf(day))).toBe(day - date.getUTCDate() + 1)
    }),
  )
})

test('weeks change on Monday, and months run on into other years (C25)', () => {
  fc.assert(
    fc.property(day, (day) => {
      expect(weekOf(day) - weekOf(day - 1)).toBe(weekdayOf(day) === 0 ? 1 : 0)
    }),
  )
  expect(dayText(dayOf(2026, 14, 1))).toBe('2027-02-01')
  expect(dayText(dayOf(2026, 0, 31))).toBe('2025-12-31')
})
