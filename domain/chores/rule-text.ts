/** The rule of a chore in plain words, such as "Every Tuesday and Friday". */
import { civilFromDays, daysFromCivil, toEpochDay, weekdayOf } from '#domain/days.ts'
import type { Rule } from './chore.ts'

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const ALL_DAYS = 0b1111111
const ALL_MONTHS = 0b111111111111
const LEAP_YEAR = 2028
const weekOrdinals = ['first', 'second', 'third', 'fourth', 'last'] as const

/** A day, yyyy-MM-dd, in short: "Tue, Nov 24". */
export function shortDay(day: string): string {
  const number = toEpochDay(day)
  const { month, date } = civilFromDays(number)
  const [weekday, name] = [weekdayNames[weekdayOf(number)], monthNames[month - 1]]
  return `${weekday?.slice(0, 3)}, ${name?.slice(0, 3)} ${date}`
}

/** The rule in words (C4): what repeats, at what time, and in which months. */
export function ruleText(rule: Rule, time: string | null = null): string {
  const parts = [`${repetitionText(rule)}${timeText(rule, time)}`, shorterText(rule)]
  if (rule.months !== 0 && rule.months !== ALL_MONTHS) parts.push(`only ${monthsText(rule.months)}`)
  return parts.filter((part) => part !== '').join(', ')
}

/** When it ends, "until Sun, Dec 6"; the year is said if it is not that of the start. Null without an end (C18). */
export function endText({ starts_on, ends_on }: Rule): string | null {
  if (ends_on === null) return null
  const year = ends_on.slice(0, 4)
  return `until ${shortDay(ends_on)}${year === starts_on.slice(0, 4) ? '' : `, ${year}`}`
}

/** Of days after a day no time of that day is meant. */
function timeText({ repeats }: Rule, time: string | null): string {
  if (time === null) return ''
  return repeats === 'after_done' ? `, at ${time}` : ` at ${time}`
}

function repetitionText(rule: Rule): string {
  switch (rule.repeats) {
    case 'daily':
      return every(rule.every, 'day')
    case 'weekly':
      return weeklyText(rule)
    case 'monthly_day':
    case 'monthly_weekday':
      return rule.every % 12 === 0
        ? `${every(rule.every / 12, 'year')} on the ${dayOfYearText(rule)}`
        : `${every(rule.every, 'month')} on the ${dayOfMonthText(rule)}`
    case 'after_done':
      return rule.every % 7 === 0
        ? `${count(rule.every / 7, 'week')} after it is done`
        : `${count(rule.every, 'day')} after it is done`
  }
}

/** A yearly rule falls in the month in which it began. */
function dayOfYearText(rule: Rule): string {
  const month = monthNames[civilFromDays(toEpochDay(rule.starts_on)).month - 1]
  return isBeyondMonth(rule) ? `last day of ${month}` : `${dayOfMonthText(rule)} of ${month}`
}

/** A 31st of a month of 30 days; the 29th of February comes in leap years. */
function isBeyondMonth({ repeats, month_day, starts_on }: Rule): boolean {
  const { month } = civilFromDays(toEpochDay(starts_on))
  const days = daysFromCivil(LEAP_YEAR, month + 1, 1) - daysFromCivil(LEAP_YEAR, month, 1)
  return repeats === 'monthly_day' && (month_day ?? 1) > days
}

function dayOfMonthText({ repeats, month_day, month_week, weekdays }: Rule): string {
  if (repeats === 'monthly_day') return ordinal(month_day ?? 1)
  return `${weekOrdinals[(month_week ?? 1) - 1]} ${namesOf(weekdays, weekdayNames)}`
}

/** Says which day stands in for the 31st in a month of 30 days, and for a 29th of February. */
function shorterText(rule: Rule): string {
  const { repeats, every, month_day, starts_on } = rule
  if (repeats !== 'monthly_day' || month_day === null || month_day < 29) return ''
  if (every % 12 !== 0) return 'in shorter months on the last day'
  const isFebruary = civilFromDays(toEpochDay(starts_on)).month === 2
  return isFebruary && month_day === 29 ? 'in shorter years on the 28th' : ''
}

function weeklyText({ every: weeks, weekdays }: Rule): string {
  const missing = ALL_DAYS & ~weekdays
  const isAllButOne = missing !== 0 && (missing & (missing - 1)) === 0
  const but = isAllButOne ? ` but ${namesOf(missing, weekdayNames)}` : ''
  const days = weekdays === 0b0011111 ? 'weekday' : namesOf(weekdays, weekdayNames)
  if (weekdays === ALL_DAYS || isAllButOne)
    return weeks === 1 ? `Every day${but}` : `Every ${ordinal(weeks)} week on every day${but}`
  if (weeks === 1) return `Every ${days}`
  return `${every(weeks, 'week')} on ${days === 'weekday' ? 'weekdays' : days}`
}

/** Neighbouring months as a stretch, also over the turn of the year. */
function monthsText(months: number): string {
  const isOn = (month: number) => ((months >> (((month % 12) + 12) % 12)) & 1) === 1
  const begins = monthNames.flatMap((_, month) => (isOn(month) && !isOn(month - 1) ? month : []))
  const [begin] = begins
  if (begins.length !== 1 || begin === undefined) return namesOf(months, monthNames)
  let end = begin
  while (isOn(end + 1) && end < begin + 11) end += 1
  const [first, last] = [monthNames[begin], monthNames[end % 12]]
  return end - begin < 2 ? namesOf(months, monthNames) : `${first} to ${last}`
}

function every(number: number, unit: string): string {
  return number === 1 ? `Every ${unit}` : `Every ${number} ${unit}s`
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`
}

function namesOf(bits: number, names: readonly string[]): string {
  const chosen = names.filter((_, place) => ((bits >> place) & 1) === 1)
  const last = chosen.at(-1) ?? ''
  return chosen.length < 2 ? last : `${chosen.slice(0, -1).join(', ')} and ${last}`
}

function ordinal(number: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][number % 10]
  return number > 3 && number < 21 ? `${number}th` : `${number}${ending ?? 'th'}`
}
