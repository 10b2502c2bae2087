/** Reads how a line says that something repeats (C4). */
import type { Rule } from '#domain/chores/chore.ts'
import { MAX_EVERY, ruleColumns } from '#domain/chores/chore.ts'
import { nextDay, readRule } from '#domain/chores/rule.ts'
import { newRow } from '#domain/column.ts'
import { civilFromDays, fromEpochDay, toEpochDay, weekdayOf } from '#domain/days.ts'
import { dateAt } from './read-day.ts'
import { timeAt } from './read-time.ts'
import type { Found, Reader } from './reader.ts'
import {
  amountAt,
  bitsAt,
  countAt,
  digitsAt,
  find,
  isMark,
  ordinalDigitsAt,
  skip,
} from './reader.ts'
import { units } from './vocabulary.ts'

const WORKDAYS = 0b0011111
const WEEKEND = 0b1100000
const EVERY_DAY = WORKDAYS | WEEKEND
const NOON = '12:00'
const LAST = 5
const LAST_DAY = 31

/** The rule as it was said; days that it leaves open follow from the day on which it starts. */
export type SaidRule = {
  readonly repeats: Rule['repeats']
  readonly every: number
  readonly weekdays?: number
  readonly month_day?: number
  readonly month_week?: number
  /** The day of a year on which it begins. */
  readonly starts_on?: string
}

export function ruleAt(reader: Reader, at: number): Found<SaidRule> | null {
  const day = skip(reader, at, 'onThe')
  const found =
    everyAt(reader, at) ??
    rhythmAt(reader, at) ??
    eachAt(reader, at) ??
    oneInAt(reader, at) ??
    afterDoneAt(reader, at) ??
    inMonthAt(reader, day, day > at ? 'onThe' : 'alone')
  if (found === null) return null
  const { repeats, every } = found.value
  return every >= 1 && every <= MAX_EVERY[repeats] ? exceptAt(reader, found) : null
}

/** "every day but sun": the other days of the week. */
function exceptAt(reader: Reader, found: Found<SaidRule>): Found<SaidRule> {
  const { every } = found.value
  const except = find(reader, skip(reader, found.next, 'and'), 'except')
  const left = except && weeklyAt(reader, skip(reader, except.next, 'onThe'), every)
  if (left === null) return found
  const weekdays = weekdaysOf(found.value) & ~weekdaysOf(left.value)
  return weekdays === 0 ? found : { value: { repeats: 'weekly', every, weekdays }, next: left.next }
}

/** The weekdays that are unambiguous. */
function weekdaysOf({ repeats, every, weekdays = 0 }: SaidRule): number {
  if (repeats === 'daily' && every === 1) return EVERY_DAY
  return repeats === 'weekly' ? weekdays : 0
}

/** "every 2 weeks on tue", "every tue and fri", "every two saturdays", "every 24 dec". */
function everyAt(reader: Reader, at: number): Found<SaidRule> | null {
  const every = find(reader, at, 'every')
  if (every === null) return null
  const other = otherAt(reader, at, every.next)
  const count = other ?? howOftenAt(reader, every.next) ?? { value: 1, next: every.next }
  const unit = find(reader, count.next, 'unit')
  if (unit !== null) return byUnit(reader, { unit, every: count.value })
  const part = partOfDayAt(reader, every.next)
  if (part !== null) return { value: { repeats: 'daily', every: 1 }, next: part.next }
  const days = weeklyAt(reader, count.next, count.value)
  if (other && days && !find(reader, days.next, 'ofMonth')) return days
  return (
    inMonthAt(reader, every.next, 'every') ??
    days ??
    yearlyAt(reader, { value: 1, next: every.next })
  )
}

/** "every other": after "om de" a number may follow instead, and in "jeden zweiten" this word is the number. */
function otherAt(reader: Reader, at: number, afterEvery: number): Found<number> | null {
  const other = find(reader, at, 'everyOther')
  const isNumber = other?.next === afterEvery && howOftenAt(reader, afterEvery) !== null
  return other && !isNumber ? { ...other, value: 2 } : null
}

/** "every morning at 7", "every evening at 8pm": only with a time, or the rule would lose the part of the day. */
function partOfDayAt(reader: Reader, at: number): Found<number> | null {
  const evening = find(reader, at, 'evenings')
  const part = evening ?? find(reader, at, 'mornings')
  const time = part && timeAt(reader, part.next)
  return time && (evening === null || time.value >= NOON) ? part : null
}

/** "every evening at 8": it is uncertain which eight is meant. */
export function everyEveningAt(reader: Reader, at: number): Found<string> | null {
  const every = find(reader, at, 'every')
  const evening = every && find(reader, every.next, 'evenings')
  return evening && timeAt(reader, evening.next)
}

/** "3", "three", "second". */
function howOftenAt(reader: Reader, at: number): Found<number> | null {
  const ordinal = find(reader, at, 'ordinals')
  if (ordinal && ordinal.value < LAST - 1) return { ...ordinal, value: ordinal.value + 1 }
  return ordinalDigitsAt(reader, at) ?? countAt(reader, at)
}

/** "daily", "weekly on tue". */
function rhythmAt(reader: Reader, at: number): Found<SaidRule> | null {
  const unit = find(reader, at, 'rhythm')
  return unit && byUnit(reader, { unit, every: 1 })
}

type Interval = { readonly unit: Found<number>; readonly every: number }

function byUnit(reader: Reader, { unit, every }: Interval): Found<SaidRule> | null {
  const { next } = unit
  const behind = isMark(reader, next, ',') ? next + 1 : next
  const on = skip(reader, behind, 'onThe')
  switch (units[unit.value]) {
    case 'day':
      return { value: { repeats: 'daily', every }, next }
    case 'week':
      return weeklyAt(reader, on, every) ?? { value: { repeats: 'weekly', every }, next }
    case 'month': {
      const day = inMonthAt(reader, on, 'every') ?? (on > behind ? plainDayAt(reader, on) : null)
      return day
        ? { value: { ...day.value, every }, next: day.next }
        : { value: { repeats: 'monthly_day', every }, next }
    }
    case 'year':
      return yearlyAt(reader, { value: every, next: on }) ?? yearly(every, next)
    default:
      return null
  }
}

function yearly(every: number, next: number): Found<SaidRule> {
  return { value: { repeats: 'monthly_day', every: 12 * every }, next }
}

function yearlyAt(
  reader: Reader,
  { value: every, next: at }: Found<number>,
): Found<SaidRule> | null {
  const day = dateAt(reader, skip(reader, at, 'onThe'))
  if (day === null) return null
  const month_day = civilFromDays(toEpochDay(day.value)).date
  const { value } = yearly(every, day.next)
  return { value: { ...value, month_day, starts_on: day.value }, next: day.next }
}

function weeklyAt(reader: Reader, at: number, every: number): Found<SaidRule> | null {
  const days =
    bitsAt(reader, at, { kind: 'weekday', count: 7 }) ??
    eachDayAt(reader, at) ??
    setAt(reader, at, { workdays: 'workdays', weekend: 'weekend' })
  return days && { value: { repeats: 'weekly', every, weekdays: days.value }, next: days.next }
}

/** "tuesdays and fridays", "weekdays". */
function eachAt(reader: Reader, at: number): Found<SaidRule> | null {
  const days =
    eachDayAt(reader, at) ??
    eachDayAt(reader, skip(reader, at, 'onThe')) ??
    setAt(reader, at, { workdays: 'onWorkdays', weekend: 'onWeekends' })
  return days && { value: { repeats: 'weekly', every: 1, weekdays: days.value }, next: days.next }
}

function eachDayAt(reader: Reader, at: number): Found<number> | null {
  return bitsAt(reader, at, { kind: 'eachOf', further: 'weekday', count: 7 })
}

type Sets = {
  readonly workdays: 'workdays' | 'onWorkdays'
  readonly weekend: 'weekend' | 'onWeekends'
}

function setAt(reader: Reader, at: number, { workdays, weekend }: Sets): Found<number> | null {
  const work = find(reader, at, workdays)
  if (work) return { ...work, value: WORKDAYS }
  const rest = find(reader, at, weekend)
  return rest && { ...rest, value: WEEKEND }
}

/** "un mardi sur deux", "una semana de cada dos". */
function oneInAt(reader: Reader, at: number): Found<SaidRule> | null {
  const one = find(reader, at, 'numbers')
  if (one?.value !== 0) return null
  const unit = find(reader, one.next, 'unit')
  const day = unit ?? find(reader, one.next, 'weekday')
  const of = day && find(reader, day.next, 'oneIn')
  const count = of && countAt(reader, of.next)
  if (!day || !count) return null
  const { value: every, next } = count
  if (unit) return byUnit(reader, { unit: { ...unit, next }, every })
  return { value: { repeats: 'weekly', every, weekdays: 1 << day.value }, next }
}

/** "after 4 days", "after 2 weeks". */
function afterDoneAt(reader: Reader, at: number): Found<SaidRule> | null {
  const after = find(reader, at, 'after')
  const amount = after && amountAt(reader, after.next)
  if (amount?.value.unit !== 'day' && amount?.value.unit !== 'week') return null
  const every = amount.value.count * (amount.value.unit === 'week' ? 7 : 1)
  return { value: { repeats: 'after_done', every }, next: amount.next }
}

/** "last friday", "2nd tue of the month", "last day of the month". A number alone implies no month: "the 15th". */
function inMonthAt(
  reader: Reader,
  at: number,
  behind: 'every' | 'onThe' | 'alone',
): Found<SaidRule> | null {
  const week = whichAt(reader, at)
  const weekday = week && find(reader, week.next, 'weekday')
  if (weekday && week.value >= 1 && week.value <= LAST) {
    const [weekdays, month_week] = [1 << weekday.value, week.value]
    const next = skip(reader, weekday.next, 'ofMonth')
    return { value: { repeats: 'monthly_weekday', every: 1, weekdays, month_week }, next }
  }
  // If nothing says that a day follows, a plain number belongs to the name: "Movie 3 of the month".
  const day = lastDayAt(reader, week) ?? numberedAt(reader, at, behind !== 'alone')
  return day && (behind === 'every' || day.value.isOfMonth)
    ? { ...day, value: day.value.rule }
    : null
}

function whichAt(reader: Reader, at: number): Found<number> | null {
  const word = find(reader, at, 'ordinals')
  return word ? { ...word, value: word.value + 1 } : ordinalDigitsAt(reader, at)
}

type Numbered = Found<{ readonly rule: SaidRule; readonly isOfMonth: boolean }>

function lastDayAt(reader: Reader, week: Found<number> | null): Numbered | null {
  const day = week?.value === LAST ? find(reader, week.next, 'unit') : null
  return day && units[day.value] === 'day'
    ? numbered(reader, { value: LAST_DAY, next: day.next })
    : null
}

/** A day by its number, unless it is the first part of a date: "15th", "15 of the month". */
function numberedAt(reader: Reader, at: number, mayBePlain: boolean): Numbered | null {
  const digits = mayBePlain ? digitsAt(reader, at) : null
  const isOfMonth = digits !== null && find(reader, digits.next, 'ofMonth') !== null
  const day = isOfMonth ? digits : ordinalDigitsAt(reader, at)
  if (day === null || day.value < 1 || day.value > LAST_DAY) return null
  return dateAt(reader, at) === null ? numbered(reader, day) : null
}

/** After "every month on": 15. */
function plainDayAt(reader: Reader, at: number): Found<SaidRule> | null {
  const day = digitsAt(reader, at)
  if (day === null || day.value < 1 || day.value > LAST_DAY) return null
  const isOther = find(reader, day.next, 'unit') ?? find(reader, day.next, 'month')
  return isOther ? null : { ...day, value: numbered(reader, day).value.rule }
}

function numbered(reader: Reader, { value: month_day, next }: Found<number>): Numbered {
  const of = find(reader, next, 'ofMonth')
  const rule = { repeats: 'monthly_day', every: 1, month_day } as const
  return { value: { rule, isOfMonth: of !== null }, next: of?.next ?? next }
}

/** "only apr-oct", as bits; 0 is every month. */
export function monthsAt(reader: Reader, at: number): Found<number> | null {
  const only = find(reader, at, 'only')
  return only && bitsAt(reader, only.next, { kind: 'month', count: 12 })
}

/** The columns of the rule from a day on: what it leaves open is that day's; every other week begins with the next. */
export function ruleFrom(
  said: SaidRule,
  { day, months }: { readonly day: string; readonly months: number },
): Rule {
  const start = toEpochDay(said.starts_on ?? day)
  const weekdays = said.repeats === 'weekly' ? 1 << weekdayOf(start) : 0
  const month_day = said.repeats === 'monthly_day' ? civilFromDays(start).date : null
  const open = { weekdays, month_day, months, starts_on: fromEpochDay(start) }
  const rule = newRow(ruleColumns, { ...open, ...said })
  const first = isSpaced(said) ? nextDay(readRule({ ...rule, every: 1 }), start) : null
  return first === null ? rule : { ...rule, starts_on: fromEpochDay(first) }
}

function isSpaced({ every, repeats }: SaidRule): boolean {
  return every > 1 && repeats !== 'daily' && repeats !== 'after_done'
}
