/** Reads days in a line. */
import {
  addDays,
  addMonths,
  addYears,
  isDay,
  modulo,
  toEpochDay,
  twoDigits,
  weekdayOf,
} from '#domain/days.ts'
import { timeAt } from './read-time.ts'
import type { Amount, Found, Reader } from './reader.ts'
import {
  amountAt,
  bitsAt,
  digitsAt,
  find,
  isGlued,
  isMark,
  ordinalDigitsAt,
  skip,
} from './reader.ts'

/** How many years ahead a day may be, so that February 29 has a next one. */
const MAX_YEARS_AHEAD = 5
/** Its position among the words for near days. */
const TOMORROW = 1

/** "tomorrow", "on sat", "24 dec", "in 3 days". */
export function dayAt(reader: Reader, at: number): Found<string> | null {
  const on = skip(reader, at, 'on')
  return (
    inNextWeekAt(reader, at) ??
    soonAt(reader, on) ??
    dateAt(reader, on) ??
    dateAt(reader, skip(reader, at, 'onThe')) ??
    weekdayAt(reader, { at: on, isSaid: on > at }) ??
    aheadAt(reader, at)
  )
}

/** "from sat": the day on which a rule starts. */
export function startAt(reader: Reader, at: number): Found<string> | null {
  const from = find(reader, at, 'from')
  return from && (dayAt(reader, from.next) ?? weekdayAt(reader, { at: from.next, isSaid: true }))
}

/** "until 24 dec", "by fri": something that repeats does not start on such a day. */
export function untilAt(reader: Reader, at: number): Found<string> | null {
  const until = find(reader, at, 'until')
  return until && dayAt(reader, until.next)
}

/** "from mon to fri", "sat and sun": this could mean each of them once, or every week. */
export function weekdaysAt(reader: Reader, at: number): Found<number> | null {
  const from = skip(reader, skip(reader, at, 'from'), 'on')
  const first = find(reader, from, 'weekday')
  const all = bitsAt(reader, from, { kind: 'weekday', count: 7 })
  return first && all && all.next > first.next ? all : null
}

/** "24 dec - 2 jan", "24 to 26 dec". */
export function datesAt(reader: Reader, at: number): Found<string> | null {
  const first = dateAt(reader, at) ?? digitsAt(reader, at)
  const to = first && find(reader, first.next, 'to')
  return to && dateAt(reader, to.next)
}

/** In some languages the word for tomorrow means morning after "every" or "this". */
export function morningAt(reader: Reader, at: number): Found<number> | null {
  const before = find(reader, at, 'every') ?? find(reader, at, 'on') ?? find(reader, at, 'onThe')
  const soon = before && find(reader, before.next, 'soon')
  return soon?.value === TOMORROW ? soon : null
}

function soonAt(reader: Reader, at: number): Found<string> | null {
  const soon = find(reader, at, 'soon')
  return soon && { ...soon, value: addDays(reader.today, soon.value) }
}

/** "fri next week", "next week on fri". */
function inNextWeekAt(reader: Reader, at: number): Found<string> | null {
  const before = find(reader, at, 'nextWeek')
  const day = find(reader, skip(reader, before?.next ?? at, 'on'), 'weekday')
  const week = before ?? (day && find(reader, day.next, 'nextWeek'))
  if (day === null || week === null) return null
  const monday = addDays(reader.today, 7 - weekdayOf(toEpochDay(reader.today)))
  return { value: addDays(monday, day.value), next: Math.max(day.next, week.next) }
}

/** The next one, never today, or the date after it: "sat 28 nov". */
function weekdayAt(
  reader: Reader,
  { at, isSaid }: { readonly at: number; readonly isSaid: boolean },
): Found<string> | null {
  const { today } = reader
  const found = find(reader, at, 'weekday')
  const date = found && dateBehind(reader, found)
  if (date !== null) return date
  if (found === null || !isMeant(reader, { at, isSaid, next: found.next })) return null
  const ahead = modulo(found.value - weekdayOf(toEpochDay(today)) - 1, 7)
  return { value: addDays(today, ahead + 1), next: skip(reader, found.next, 'coming') }
}

/** A date that falls on such a weekday: "sat 28 nov", "Sa., den 28.11.", "sábado 28". */
function dateBehind(reader: Reader, { value, next }: Found<number>): Found<string> | null {
  const at = skip(reader, isMark(reader, next, ',.') ? next + 1 : next, 'onThe')
  const date = dateAt(reader, at) ?? numberedDayAt(reader, at)
  return date && weekdayOf(toEpochDay(date.value)) === value ? date : null
}

/** "the 4th", or "4" if it does not count something. */
function numberedDayAt(reader: Reader, at: number): Found<string> | null {
  const number = ordinalDigitsAt(reader, at) ?? bareNumberAt(reader, at)
  if (number === null) return null
  const days = Array.from({ length: 31 }, (_, ahead) => addDays(reader.today, ahead))
  const value = days.find((day) => Number(day.slice(-2)) === number.value)
  return value === undefined ? null : { value, next: number.next }
}

/** A number at the end, or before a time, a name or a mark. */
function bareNumberAt(reader: Reader, at: number): Found<number> | null {
  const number = timeAt(reader, at) === null ? digitsAt(reader, at) : null
  if (number === null) return null
  const { next } = number
  const text = reader.tokens[next]?.text ?? ''
  const isOver = isGlued(reader, next) ? isMark(reader, next, ',;)') : /^[@#!(]?$/.test(text)
  return isOver || timeAt(reader, next) !== null ? number : null
}

type Weekday = { readonly at: number; readonly isSaid: boolean; readonly next: number }

/**
 * A short name of two letters is another word as well, unless "on" or the like precedes it, it is capitalized, or a
 * time follows. So are some longer ones, also after an article: "le jeu"; and "so um 10 Uhr" means about ten.
 */
function isMeant(reader: Reader, { at, isSaid, next }: Weekday): boolean {
  const isHomonym = find(reader, at, 'homonyms') !== null
  const isShort = next === at + 1 && (reader.tokens[at]?.text.length ?? 0) <= 2
  if (isHomonym ? isShort && isSaid : !isShort || isSaid) return true
  const isTimed = timeAt(reader, next) !== null && (!isHomonym || digitsAt(reader, next) !== null)
  return isTimed || hasCapital(reader, at)
}

/** At the beginning of a line every word is capitalized. */
function hasCapital({ tokens, line, vocabulary }: Reader, at: number): boolean {
  const token = tokens[at]
  const written = line.slice(token?.start, token?.end)
  return at > 0 && written !== token?.text && vocabulary.weekdays.includes(written)
}

/** "in 3 days", "in a week". */
function aheadAt(reader: Reader, at: number): Found<string> | null {
  const before = find(reader, at, 'in')
  const amount = before && amountAt(reader, before.next)
  const value = amount && later(reader.today, amount.value)
  const isNear = value !== null && value <= addYears(reader.today, MAX_YEARS_AHEAD)
  return amount && isNear ? { value, next: amount.next } : null
}

function later(today: string, { count, unit }: Amount): string | null {
  switch (unit) {
    case 'day':
      return addDays(today, count)
    case 'week':
      return addDays(today, 7 * count)
    case 'month':
      return addMonths(today, count)
    case 'year':
      return addYears(today, count)
    default:
      return null
  }
}

/** "24 dec", "dec 24th", "24.12.", "2026-12-24". */
export function dateAt(reader: Reader, at: number): Found<string> | null {
  return wholeDateAt(reader, at) ?? dayFirstAt(reader, at) ?? monthFirstAt(reader, at)
}

function wholeDateAt(reader: Reader, at: number): Found<string> | null {
  const [year, month, date] = [at, at + 2, at + 4].map((each) => digitsAt(reader, each)?.value ?? 0)
  if (![1, 3].every((step) => isMark(reader, at + step, '-') && isGlued(reader, at + step + 1)))
    return null
  return known(reader, { year, month, date, next: at + 5 })
}

function dayFirstAt(reader: Reader, at: number): Found<string> | null {
  const date = ordinalDigitsAt(reader, at) ?? digitsAt(reader, at)
  if (date === null) return null
  const month = find(reader, skip(reader, date.next, 'of'), 'month')
  if (month === null) return digitDateAt(reader, at)
  return dated(reader, { month: month.value + 1, date: date.value, next: month.next })
}

/** Unless the number belongs to the words that follow: "apr 10 min", and in French "mar 1 déc". */
function monthFirstAt(reader: Reader, at: number): Found<string> | null {
  const month = find(reader, at, 'month')
  const date = month && (ordinalDigitsAt(reader, month.next) ?? digitsAt(reader, month.next))
  if (!date || find(reader, date.next, 'unit') || isMark(reader, date.next, ':')) return null
  if (find(reader, skip(reader, date.next, 'of'), 'month')) return null
  return dated(reader, { month: month.value + 1, date: date.value, next: date.next })
}

/** "24.12." or "24/12/2026", depending on the language. */
function digitDateAt(reader: Reader, at: number): Found<string> | null {
  const isDateMark = (place: number) =>
    find(reader, place, 'dateMarks') !== null && isGlued(reader, place)
  const [date, month] = [digitsAt(reader, at), digitsAt(reader, at + 2)]
  if (!date || !month || !isDateMark(at + 1) || !isGlued(reader, at + 2)) return null
  const isClock = find(reader, at + 3, 'clock') !== null
  if (isClock) return null
  const next = isDateMark(at + 3) ? at + 4 : at + 3
  return dated(reader, { month: month.value, date: date.value, next })
}

type Named = { readonly month: number; readonly date: number; readonly next: number }

/** With its year if one follows, otherwise the next such day from today on. */
function dated(reader: Reader, { month, date, next }: Named): Found<string> | null {
  const year = digitsAt(reader, isMark(reader, next, '.') ? next + 1 : next)
  const said = year && known(reader, { year: year.value, month, date, next: year.next })
  if (said) return said
  const first = Number(reader.today.slice(0, 4))
  for (let year = first; year <= first + MAX_YEARS_AHEAD; year++) {
    const found = known(reader, { year, month, date, next })
    if (found) return found
  }
  return null
}

type Civil = { readonly [Part in 'year' | 'month' | 'date']: number | undefined }

/** A day of the calendar from today on, within the allowed years. */
function known(
  { today }: Reader,
  { year = 0, month = 0, date = 0, next }: Civil & { readonly next: number },
): Found<string> | null {
  const value = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
  const isKnown = month >= 1 && month <= 12 && date >= 1 && date <= 31 && isDay(value)
  return isKnown && value >= today && value <= addYears(today, MAX_YEARS_AHEAD)
    ? { value, next }
    : null
}
