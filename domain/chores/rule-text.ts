/** The rule of a chore in plain words, such as "Every Tuesday and Friday". */
import type { Rule } from './chore.ts'
import { civilDay, dayNumber, weekdayOf } from './day.ts'

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
const weekOrdinals = ['first', 'second', 'third', 'fourth', 'last'] as const

/** A day, yyyy-MM-dd, in short: "Tue, Nov 24". */
export function shortDay(day: string): string {
  const number = dayNumber(day)
  const { month, date } = civilDay(number)
  const [weekday, name] = [weekdayNames[weekdayOf(number)], monthNames[month - 1]]
  return `${weekday?.slice(0, 3)}, ${name?.slice(0, 3)} ${date}`
}

/** The rule in words (C4): what repeats, and in which months. */
export function ruleText(rule: Rule): string {
  return rule.months === 0
    ? repetitionText(rule)
    : `${repetitionText(rule)}, only ${monthsText(rule.months)}`
}

function repetitionText(rule: Rule): string {
  switch (rule.repeats) {
    case 'daily':
      return every(rule.every, 'day')
    case 'weekly':
      return weeklyText(rule)
    case 'monthly_day':
    case 'monthly_weekday':
      return rule.every === 12
        ? `Every year on the ${dayOfMonthText(rule)} of ${monthNames[civilDay(dayNumber(rule.starts_on)).month - 1]}`
        : `${every(rule.every, 'month')} on the ${dayOfMonthText(rule)}`
    case 'after_done':
      return `${count(rule.every, 'day')} after it is done`
  }
}

function dayOfMonthText({ repeats, month_day, month_week, weekdays }: Rule): string {
  if (repeats === 'monthly_day') return ordinal(month_day ?? 1)
  return `${weekOrdinals[(month_week ?? 1) - 1]} ${namesOf(weekdays, weekdayNames)}`
}

function weeklyText({ every: weeks, weekdays }: Rule): string {
  if (weekdays === 0b1111111)
    return weeks === 1 ? 'Every day' : `${every(weeks, 'week')} on every day`
  const days = weekdays === 0b0011111 ? 'weekday' : namesOf(weekdays, weekdayNames)
  return weeks === 1 ? `Every ${days}` : `${every(weeks, 'week')} on ${days}`
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
