/**
 * Whole days, as texts (yyyy-MM-dd) and as numbers counted from 1970-01-01. Rules of chores compare and add thousands
 * of days: parsing a date for each would take several times as long, and local times would go wrong where clocks change
 * (C25). calendar.ts says which day it is in a zone, and when it begins there; the first screen needs no more.
 */
import { localDay, startOfDay } from './calendar.ts'

const DAYS_OF_400_YEARS = 146_097
/** From 0000-03-01, which makes the leap day the last of its year, to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468

export type CivilDay = { readonly year: number; readonly month: number; readonly date: number }

/** The number of a day. A day that the calendar does not have counts on into the next month. */
export function toEpochDay(day: string): number {
  return daysFromCivil(digits(day, 0, 4), digits(day, 5, 7), digits(day, 8, 10))
}

/** The day of a number. */
export function fromEpochDay(epochDay: number): string {
  const { year, month, date } = civilFromDays(epochDay)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  return fromEpochDay(toEpochDay(text)) === text
}

/** Whether a text is a day of the calendar, and a Monday. */
export function isMonday(text: string): boolean {
  return isDay(text) && weekdayOf(toEpochDay(text)) === 0
}

/** The day this many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return fromEpochDay(toEpochDay(day) + days)
}

/** The same day of another month, or its last day if that month is shorter. */
export function addMonths(day: string, months: number): string {
  const { year, month, date } = civilFromDays(toEpochDay(day))
  const firstOf = (later: number) => daysFromCivil(year, month + later, 1)
  return fromEpochDay(Math.min(firstOf(months) + date, firstOf(months + 1)) - 1)
}

/** The same day of another year; February 28 for February 29, if that year has none. */
export function addYears(day: string, years: number): string {
  return addMonths(day, 12 * years)
}

/** How many days the later one comes after the earlier one; negative if it comes before. */
export function differenceInDays(later: string, earlier: string): number {
  return toEpochDay(later) - toEpochDay(earlier)
}

/** The Monday of the week of a day. */
export function startOfWeek(day: string): string {
  return addDays(day, -weekdayOf(toEpochDay(day)))
}

/** The seven days of a week, Monday first. */
export function weekDays(monday: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** The Monday of the local week of a moment, as yyyy-MM-dd. */
export function localWeek(at: string, timeZone: string): string {
  return startOfWeek(localDay(at, timeZone))
}

/** The last millisecond of the local day that is this many days after a moment's day. */
export function endOfLocalDay(at: string, days: number, timeZone: string): string {
  const next = startOfDay(addDays(localDay(at, timeZone), days + 1), timeZone)
  return new Date(Date.parse(next) - 1).toISOString()
}

/** The number of a day of the Gregorian calendar; months count from 1, and months beyond 12 run on into later years. */
export function daysFromCivil(year: number, month: number, date: number): number {
  const fromMarch = year * 12 + month - 3
  const marchYear = Math.floor(fromMarch / 12)
  const dayOfYear = Math.floor((153 * modulo(fromMarch, 12) + 2) / 5) + date - 1
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + dayOfYear - DAYS_BEFORE_1970
}

/** Year, month from 1 and day of the month. */
export function civilFromDays(epochDay: number): CivilDay {
  const since = epochDay + DAYS_BEFORE_1970
  const era = Math.floor(since / DAYS_OF_400_YEARS)
  const inEra = since - era * DAYS_OF_400_YEARS
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) /
      365,
  )
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  const inYear = inEra - yearOfEra * 365 - leapDays
  const fromMarch = Math.floor((5 * inYear + 2) / 153)
  const date = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  return { year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, date }
}

/** Monday is 0, Sunday 6. */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday.
  return modulo(day + 3, 7)
}

/** Weeks from Monday, counted from that of 1970-01-01. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7)
}

/** Months, counted from January 1970. */
export function monthOf(day: number): number {
  const { year, month } = civilFromDays(day)
  return (year - 1970) * 12 + month - 1
}

/** The first day of a month counted as in `monthOf`. */
export function firstDayOfMonth(month: number): number {
  return daysFromCivil(1970, month + 1, 1)
}

/** The remainder, never negative. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48
  return value
}

/** For a number from 0 to 99. */
export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}
