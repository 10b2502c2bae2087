/** The rule of a chore as the facts that a sentence about it needs: each language has its own words for them. */
import { civilFromDays, daysFromCivil, modulo, toEpochDay } from '#domain/days.ts'
import type { Rule } from './chore.ts'

const ALL_DAYS = 0b1111111
const WORKDAYS = 0b0011111
const ALL_MONTHS = 0b111111111111
const LEAP_YEAR = 2028

/** Weekdays count from 0, Monday; months from 0, January. */
export type RuleFacts = {
  /** How often it comes: this many units apart or, if `isAfterDone`, this many units after it is done. */
  readonly every: number
  readonly unit: 'day' | 'week' | 'month' | 'year'
  readonly isAfterDone: boolean
  /** Within a week: every day, all days but one, Monday to Friday, or some days. */
  readonly week: {
    readonly days: 'all' | 'workdays' | 'some' | 'all but'
    readonly weekdays: readonly number[]
  } | null
  /** Within a month or year: a day by its number, the last day, or a weekday, of which the fifth is the last. */
  readonly day:
    | { readonly is: 'number'; readonly number: number }
    | { readonly is: 'last' }
    | { readonly is: 'weekday'; readonly week: number; readonly weekdays: readonly number[] }
    | null
  /** The month of a yearly rule. */
  readonly month: number | null
  /** HH:mm. */
  readonly time: string | null
  /** The day that stands in for the 31st in a month of 30 days, or for February 29. */
  readonly shorter: 'last day' | '28th' | null
  /** Only in some months: from one to another, also across the turn of the year, or listed one by one. */
  readonly months: { readonly are: 'stretch' | 'some'; readonly months: readonly number[] } | null
}

/** The facts of a rule, and the time at which it is due. */
export function ruleFacts(rule: Rule, time: string | null): RuleFacts {
  return {
    ...intervalOf(rule),
    isAfterDone: rule.repeats === 'after_done',
    week: rule.repeats === 'weekly' ? weekOf(rule) : null,
    day: dayOf(rule),
    month: isYearly(rule) ? startMonth(rule) : null,
    time,
    shorter: shorterOf(rule),
    months: monthsOf(rule.months),
  }
}

function intervalOf(rule: Rule): Pick<RuleFacts, 'every' | 'unit'> {
  const { repeats, every } = rule
  switch (repeats) {
    case 'daily':
      return { every, unit: 'day' }
    case 'weekly':
      return { every, unit: 'week' }
    case 'monthly_day':
    case 'monthly_weekday':
      return isYearly(rule) ? { every: every / 12, unit: 'year' } : { every, unit: 'month' }
    case 'after_done':
      return every % 7 === 0 ? { every: every / 7, unit: 'week' } : { every, unit: 'day' }
  }
}

const isMonthly = ({ repeats }: Rule) => repeats === 'monthly_day' || repeats === 'monthly_weekday'

/** A yearly rule falls in the month in which it began. */
const isYearly = (rule: Rule) => isMonthly(rule) && rule.every % 12 === 0

const startMonth = ({ starts_on }: Rule) => civilFromDays(toEpochDay(starts_on)).month - 1

function weekOf({ weekdays }: Rule): RuleFacts['week'] {
  const missing = ALL_DAYS & ~weekdays
  if (missing === 0) return { days: 'all', weekdays: [] }
  if ((missing & (missing - 1)) === 0) return { days: 'all but', weekdays: bitsOf(missing) }
  return weekdays === WORKDAYS
    ? { days: 'workdays', weekdays: [] }
    : { days: 'some', weekdays: bitsOf(weekdays) }
}

function dayOf(rule: Rule): RuleFacts['day'] {
  const { repeats, month_day, month_week, weekdays } = rule
  if (!isMonthly(rule)) return null
  if (repeats === 'monthly_weekday')
    return { is: 'weekday', week: month_week ?? 1, weekdays: bitsOf(weekdays) }
  return isYearly(rule) && isBeyondMonth(rule)
    ? { is: 'last' }
    : { is: 'number', number: month_day ?? 1 }
}

/** Whether it is the 31st of a month of 30 days; February 29 is a day of its month, in leap years. */
function isBeyondMonth(rule: Rule): boolean {
  const month = startMonth(rule) + 1
  const days = daysFromCivil(LEAP_YEAR, month + 1, 1) - daysFromCivil(LEAP_YEAR, month, 1)
  return (rule.month_day ?? 1) > days
}

function shorterOf(rule: Rule): RuleFacts['shorter'] {
  const { repeats, month_day } = rule
  if (repeats !== 'monthly_day' || month_day === null || month_day < 29) return null
  if (!isYearly(rule)) return 'last day'
  return startMonth(rule) === 1 && month_day === 29 ? '28th' : null
}

/** Three or more neighbouring months are given as a range. */
function monthsOf(months: number): RuleFacts['months'] {
  if (months === 0 || months === ALL_MONTHS) return null
  const isOn = (month: number) => ((months >> modulo(month, 12)) & 1) === 1
  const begins = bitsOf(months).filter((month) => !isOn(month - 1))
  const [begin] = begins
  let end = begin ?? 0
  while (begins.length === 1 && isOn(end + 1) && end < (begin ?? 0) + 11) end += 1
  return begin === undefined || end - begin < 2
    ? { are: 'some', months: bitsOf(months) }
    : { are: 'stretch', months: [begin, end % 12] }
}

function bitsOf(bits: number): readonly number[] {
  return Array.from({ length: 12 }, (_, place) => place).filter((place) => (bits >> place) & 1)
}
