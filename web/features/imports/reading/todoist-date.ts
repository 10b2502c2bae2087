/** Reads Todoist's dates in English: "every mon, fri at 9am" (docs/imports.md). Other words are not understood. */
import { localDay, localTime } from '#domain/calendar.ts'
import {
  addDays,
  civilFromDays,
  daysFromCivil,
  fromEpochDay,
  isDay,
  toEpochDay,
  weekdayOf,
} from '#domain/days.ts'
import { afterDone } from './after-done.ts'
import type { FoundRule } from './draft.ts'
import { bitsOf, monthNamed, weekdayNamed } from './english-days.ts'

export type TodoistDate = {
  readonly due_on: string | null
  readonly due_time: string | null
  readonly rule: FoundRule | null
  /** How much of it is a guess: nothing, the day it begins, or how often it comes. */
  readonly guess: 'day' | 'rhythm' | null
}
type Now = { readonly today: string; readonly timeZone: string }

/** No date of Todoist is longer. */
const MAX_LENGTH = 200

/** Null for words that are not understood. */
export function readTodoistDate(text: string, now: Now): TodoistDate | null {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (words.length > MAX_LENGTH) return null
  const moment = readMoment(words, now)
  if (moment) return { ...moment, rule: null, guess: null }
  const repeating = /^(?:every|ev|after)\b(!?) ?(.*)$/.exec(words)
  if (repeating) {
    const [, mark = '', rest = ''] = repeating
    return readRepeating(rest, mark === '!' || words.startsWith('after'), now)
  }
  if (/^(?:daily|weekly|monthly|yearly)\b/.test(words)) return readRepeating(words, false, now)
  const [days, due_time] = splitTime(words)
  const due_on = readDay(days, now.today)
  return due_on === null ? null : { due_on, due_time, rule: null, guess: null }
}

/** "2026-10-05", also with a time: local, or at a moment. */
function readMoment(words: string, { timeZone }: Now) {
  const found =
    /^(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d)(?::\d\d)?(?:\.\d+)?(z|[+-]\d\d:\d\d)?)?$/.exec(words)
  const [, day = '', clock = null, zone] = found ?? []
  if (!found || !isDay(day)) return null
  if (clock === null || zone === undefined) return { due_on: day, due_time: timeOf(clock) }
  const ms = Date.parse(words.toUpperCase().replace(' ', 'T'))
  if (Number.isNaN(ms)) return null
  const at = new Date(ms).toISOString()
  return {
    due_on: localDay(at, timeZone),
    due_time: localTime(at, timeZone).toISOString().slice(11, 16),
  }
}

function timeOf(clock: string | null): string | null {
  return clock !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock) ? clock : null
}

/** Splits off a time of day at the end: returns the other words, and the time. */
function splitTime(words: string): readonly [string, string | null] {
  const found =
    /^(.*?),?(?: |^)(?:(?:at|@) ?)?(?:(\d{1,2}):(\d\d) ?(am|pm)?|(\d{1,2}) ?(am|pm)|(noon|midnight))$/.exec(
      words,
    ) ?? /^(.*?),?(?: |^)(?:at|@) ?(\d{1,2})()()$/.exec(words)
  if (!found) return [words, null]
  const [, rest = '', hour, minute, half, onHour, halfOfHour, named] = found
  if (named) return [rest, named === 'noon' ? '12:00' : '00:00']
  const time = clockOf(Number(hour ?? onHour), Number(minute || 0), half || halfOfHour)
  return time === null ? [words, null] : [rest, time]
}

function clockOf(hour: number, minute: number, half: string | undefined): string | null {
  const twelve = half === undefined || half === '' ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)
  if (twelve > 23 || minute > 59 || (half && (hour < 1 || hour > 12))) return null
  return `${String(twelve).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** One day: "today", "fri", "in 3 days", "oct 5", "5 oct 2026", "october 5th". */
function readDay(words: string, today: string): string | null {
  if (/^(?:today|tod)$/.test(words)) return today
  if (/^(?:tomorrow|tom)$/.test(words)) return addDays(today, 1)
  if (words === 'next week') return addDays(today, 7 - weekdayOf(toEpochDay(today)))
  const [, count, unit] = /^(?:in )?\+?(\d{1,3}) (days?|weeks?)$/.exec(words) ?? []
  if (count) return addDays(today, Number(count) * (unit?.startsWith('week') ? 7 : 1))
  const weekday = weekdayNamed(words.replace(/^(?:next|this) /, ''))
  if (weekday !== null) return nextWeekday(today, weekday)
  return isDay(words) && /^\d{4}-\d\d-\d\d$/.test(words) ? words : dayOfYear(words, today)
}

function nextWeekday(today: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(toEpochDay(today)) + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** A day of a month; without a year, the next one. */
function dayOfYear(words: string, today: string): string | null {
  const named =
    /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(words) ??
    /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]+)(?:,? (\d{4}))?$/.exec(words)
  if (!named) return null
  const [, one = '', other = '', year] = named
  const month = monthNamed(one) ?? monthNamed(other)
  const date = Number(/^\d/.test(one) ? one : other)
  if (month === null) return null
  const dayIn = (of: number) => {
    const day = fromEpochDay(daysFromCivil(of, month + 1, date))
    return civilFromDays(toEpochDay(day)).date === date ? day : null
  }
  if (year) return dayIn(Number(year))
  const thisYear = civilFromDays(toEpochDay(today)).year
  // February 29 exists in leap years only.
  const years = Array.from({ length: 9 }, (_, ahead) => thisYear + ahead)
  return years.map(dayIn).find((day) => day !== null && day >= today) ?? null
}

function readRepeating(rest: string, isAfterDone: boolean, { today }: Now): TodoistDate | null {
  const [, begun = rest, start, end] = span.exec(rest) ?? []
  const [words, due_time] = splitTime(begun)
  const [starts_on, ends_on] = [start, end].map((told) =>
    told === undefined ? undefined : readDay(told, today),
  )
  if (starts_on === null || ends_on === null) return null
  const found = readRule(words, starts_on ?? today)
  if (found === null) return null
  // "every!" counts from when it was done.
  const ruled = isAfterDone ? afterDone(found.rule) : { rule: found.rule, isGuess: false }
  // The words say how often, but not since when.
  const isLoose = found.isFloating && starts_on === undefined
  return {
    due_on: found.day ?? starts_on ?? today,
    due_time,
    rule: { ...ruled.rule, ends_on: ends_on ?? null },
    guess: guessOf(ruled.isGuess, isLoose),
  }
}

function guessOf(isRhythm: boolean, isDay: boolean): TodoistDate['guess'] {
  return isRhythm ? 'rhythm' : isDay ? 'day' : null
}

/** "every day starting Jan 3 until Feb 5": the words, the start and the end. */
const span =
  /^(.*?)(?: (?:starting|starts|from)(?: on)? (.+?))?(?: (?:ending|ends|until)(?: on)? (.+))?$/

type FoundWords = {
  readonly rule: FoundRule
  /** Whether its days depend on the one on which it begins. */
  readonly isFloating: boolean
  /** The first day, if the words say it. */
  readonly day?: string
}

function readRule(words: string, from: string): FoundWords | null {
  return (
    readUnits(words, from) ?? readWeekdays(words) ?? readMonthly(words) ?? readYearly(words, from)
  )
}

const adverbs: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  quarter: '3 months',
}
const maxEvery = { day: 365, week: 52, month: 24, year: 2 }

/** "day", "3 days", "other week", "quarter". */
function readUnits(words: string, from: string): FoundWords | null {
  const found = /^(?:(\d{1,3}|other) )?(day|week|month|year)s?$/.exec(adverbs[words] ?? words)
  if (!found) return null
  const unit = found[2] as keyof typeof maxEvery
  const every = found[1] === 'other' ? 2 : Number(found[1] ?? 1)
  if (every < 1 || every > maxEvery[unit]) return null
  const { date } = civilFromDays(toEpochDay(from))
  const weekdays = 1 << weekdayOf(toEpochDay(from))
  const rules: Readonly<Record<keyof typeof maxEvery, FoundRule>> = {
    day: { repeats: 'daily', every },
    week: { repeats: 'weekly', every, weekdays },
    month: { repeats: 'monthly_day', every, month_day: date },
    year: { repeats: 'monthly_day', every: 12 * every, month_day: date },
  }
  return { rule: rules[unit], isFloating: !(unit === 'day' && every === 1) }
}

const WORKDAYS = 0b0011111

/** "weekday", "mon, fri", "other tue". */
function readWeekdays(words: string): FoundWords | null {
  if (/^(?:weekday|workday)s?$/.test(words))
    return { rule: { repeats: 'weekly', every: 1, weekdays: WORKDAYS }, isFloating: false }
  const isOther = words.startsWith('other ')
  const named = words.replace(/^other /, '').split(/,? and |[ ,&]+/)
  const weekdays = bitsOf(
    named.filter((word) => word !== ''),
    weekdayNamed,
  )
  if (weekdays === null) return null
  return { rule: { repeats: 'weekly', every: isOther ? 2 : 1, weekdays }, isFloating: isOther }
}

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  last: 5,
}

/** "15th", "last day", "last friday", "3rd mon of the month". */
function readMonthly(words: string): FoundWords | null {
  const of = words.replace(/ (?:of|in) (?:the|each|every) month$/, '')
  if (of === 'last day')
    return { rule: { repeats: 'monthly_day', month_day: 31 }, isFloating: false }
  const [, date] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(of) ?? []
  if (date && Number(date) >= 1 && Number(date) <= 31)
    return { rule: { repeats: 'monthly_day', month_day: Number(date) }, isFloating: false }
  const [, which = '', name = ''] = /^(\w+) ([a-z]+)$/.exec(of) ?? []
  const month_week = Object.hasOwn(ordinals, which) ? ordinals[which] : undefined
  const weekday = weekdayNamed(name)
  if (month_week === undefined || weekday === null) return null
  const rule = { repeats: 'monthly_weekday', month_week, weekdays: 1 << weekday } as const
  return { rule, isFloating: false }
}

/** "jan 5", "5 january": once a year. */
function readYearly(words: string, from: string): FoundWords | null {
  const day = dayOfYear(words, from)
  if (day === null || /\d{4}/.test(words)) return null
  const { date } = civilFromDays(toEpochDay(day))
  return { rule: { repeats: 'monthly_day', every: 12, month_day: date }, isFloating: false, day }
}
