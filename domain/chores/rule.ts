/** The days that a chore's rule wants (C4), as day numbers. Skips and pauses are left to timetable.ts. */
import { firstDayOfMonth, modulo, monthOf, toEpochDay, weekOf, weekdayOf } from '#domain/days.ts'
import type { Rule } from './chore.ts'

/** A rule that wants no day within this many days has ended (C4). */
export const HORIZON_DAYS = 12_000

/** The rule with its days as numbers. */
export type ReadRule = Omit<Rule, 'starts_on' | 'ends_on'> & {
  readonly starts: number
  readonly ends: number
}

/** Reads only the rule of a chore, because a screen needs it for hundreds of chores. */
export function readRule(rule: Rule): ReadRule {
  const { repeats, every, weekdays, month_day, month_week, months, starts_on, ends_on } = rule
  const starts = toEpochDay(starts_on)
  const ends = ends_on === null ? Infinity : toEpochDay(ends_on)
  return { repeats, every, weekdays, month_day, month_week, months, starts, ends }
}

/** Whether the rule wants this day (C4). `after_done` wants a day because another was done: only the first is known. */
export function isDayOf(rule: ReadRule, day: number): boolean {
  if (day < rule.starts || day > rule.ends || !isInMonths(rule, day)) return false
  return repeatsOn(rule, day)
}

/** Whether a rule may want a day: with `after_done`, any day from its start on in a month that counts (C4). */
export function mayWant(rule: ReadRule, day: number): boolean {
  const any = { ...rule, repeats: 'daily', every: 1 } as const
  return isDayOf(rule.repeats === 'after_done' ? any : rule, day)
}

function repeatsOn(rule: ReadRule, day: number): boolean {
  switch (rule.repeats) {
    case 'daily':
      return (day - rule.starts) % rule.every === 0
    case 'weekly':
      return (
        (weekOf(day) - weekOf(rule.starts)) % rule.every === 0 &&
        ((rule.weekdays >> weekdayOf(day)) & 1) === 1
      )
    case 'monthly_day':
    case 'monthly_weekday': {
      const month = monthOf(day)
      return (month - monthOf(rule.starts)) % rule.every === 0 && dayInMonth(rule, month) === day
    }
    case 'after_done':
      return day === firstInMonths(rule)
  }
}

/** The first wanted day at or after another; null if none follows within 12,000 days (C4). */
export function nextDay(rule: ReadRule, from: number): number | null {
  const first = Math.max(from, rule.starts)
  const last = Math.min(rule.ends, first + HORIZON_DAYS)
  let day = candidateFrom(rule, first)
  while (day <= last && !isInMonths(rule, day))
    day = candidateFrom(rule, firstDayOfMonth(monthOf(day) + 1))
  return day <= last ? day : null
}

/** The first day at or after another in a month that counts, for days after a completion (C4); null after the end. */
export function nextAnyDay(rule: ReadRule, from: number): number | null {
  return nextDay({ ...rule, repeats: 'daily', every: 1 }, from)
}

/** The last wanted day before another; null if there is none. */
export function previousDay(rule: ReadRule, before: number): number | null {
  let day = candidateUpTo(rule, Math.min(before - 1, rule.ends))
  while (day >= rule.starts && !isInMonths(rule, day))
    day = candidateUpTo(rule, firstDayOfMonth(monthOf(day)) - 1)
  return day >= rule.starts ? day : null
}

/** How many days the rule wants from one day to another, both included: calculated, not walked. */
export function countDays(rule: ReadRule, from: number, until: number): number {
  const [first, last] = [Math.max(from, rule.starts), Math.min(until, rule.ends)]
  if (last < first) return 0
  if (rule.months === 0) return countedUpTo(rule, last) - countedUpTo(rule, first - 1)
  let count = 0
  for (let month = monthOf(first); month <= monthOf(last); month++) {
    if (!isWantedMonth(rule, month)) continue
    const end = Math.min(last, firstDayOfMonth(month + 1) - 1)
    count += countedUpTo(rule, end) - countedUpTo(rule, Math.max(first, firstDayOfMonth(month)) - 1)
  }
  return count
}

/** How many days up to one the rule repeats on, in any month, from a day before its start: only differences count. */
function countedUpTo(rule: ReadRule, day: number): number {
  switch (rule.repeats) {
    case 'daily':
      return Math.floor((day - rule.starts) / rule.every) + 1
    case 'weekly': {
      const weeks = weekOf(day) - weekOf(rule.starts)
      const left = weeks % rule.every === 0 ? rule.weekdays & upToWeekday(day) : 0
      return Math.ceil(weeks / rule.every) * bitCount(rule.weekdays) + bitCount(left)
    }
    case 'monthly_day':
    case 'monthly_weekday': {
      const months = monthOf(day) - monthOf(rule.starts)
      const isOver = months % rule.every === 0 && dayInMonth(rule, monthOf(day)) <= day
      return Math.ceil(months / rule.every) + (isOver ? 1 : 0)
    }
    case 'after_done':
      return day < firstInMonths(rule) ? 0 : 1
  }
}

/** The first day at or after another on which the rule repeats, in whatever month; Infinity if none follows. */
function candidateFrom(rule: ReadRule, from: number): number {
  switch (rule.repeats) {
    case 'daily':
      return phaseFrom(rule, from)
    case 'weekly':
      return weeklyFrom(rule, from)
    case 'monthly_day':
    case 'monthly_weekday':
      return monthlyFrom(rule, from)
    case 'after_done': {
      const first = firstInMonths(rule)
      return from <= first ? first : Infinity
    }
  }
}

/** The first day at or after another in a week or month, or itself a day, that counts by the rule's `every` (C4). */
export function phaseFrom({ repeats, every, starts }: ReadRule, from: number): number {
  switch (repeats) {
    case 'daily':
      return from + modulo(starts - from, every)
    case 'weekly': {
      const weeks = modulo(weekOf(starts) - weekOf(from), every)
      return weeks === 0 ? from : from - weekdayOf(from) + 7 * weeks
    }
    case 'monthly_day':
    case 'monthly_weekday': {
      const months = modulo(monthOf(starts) - monthOf(from), every)
      return months === 0 ? from : firstDayOfMonth(monthOf(from) + months)
    }
    case 'after_done':
      return from
  }
}

function weeklyFrom(rule: ReadRule, from: number): number {
  const left = rule.weekdays >> weekdayOf(from)
  const inWeek = modulo(weekOf(from) - weekOf(rule.starts), rule.every)
  if (inWeek === 0 && left > 0) return from + lowestBit(left)
  const monday = from - weekdayOf(from) + 7 * (rule.every - inWeek)
  return rule.weekdays === 0 ? Infinity : monday + lowestBit(rule.weekdays)
}

function monthlyFrom(rule: ReadRule, from: number): number {
  const month = monthOf(from)
  const wanted = month + modulo(monthOf(rule.starts) - month, rule.every)
  const day = dayInMonth(rule, wanted)
  // Every month has its day: a fifth weekday is the last one, a 31st the last day.
  return day >= from ? day : dayInMonth(rule, wanted + rule.every)
}

/** The last day up to another on which the rule repeats, in whatever month; -Infinity if there is none. */
function candidateUpTo(rule: ReadRule, until: number): number {
  switch (rule.repeats) {
    case 'daily':
      return until - modulo(until - rule.starts, rule.every)
    case 'weekly':
      return weeklyUpTo(rule, until)
    case 'monthly_day':
    case 'monthly_weekday': {
      const month = monthOf(until)
      const wanted = month - modulo(month - monthOf(rule.starts), rule.every)
      const day = dayInMonth(rule, wanted)
      return day <= until ? day : dayInMonth(rule, wanted - rule.every)
    }
    case 'after_done': {
      const first = firstInMonths(rule)
      return until >= first ? first : -Infinity
    }
  }
}

function weeklyUpTo(rule: ReadRule, until: number): number {
  const passed = rule.weekdays & upToWeekday(until)
  const inWeek = modulo(weekOf(until) - weekOf(rule.starts), rule.every)
  const monday = until - weekdayOf(until)
  if (inWeek === 0 && passed > 0) return monday + highestBit(passed)
  const earlier = monday - 7 * (inWeek === 0 ? rule.every : inWeek)
  return rule.weekdays === 0 ? -Infinity : earlier + highestBit(rule.weekdays)
}

/** The day of a monthly rule in a month. */
function dayInMonth(rule: ReadRule, month: number): number {
  const first = firstDayOfMonth(month)
  const last = firstDayOfMonth(month + 1) - 1
  if (rule.repeats === 'monthly_day') return Math.min(first + (rule.month_day ?? 1) - 1, last)
  const toFirst = modulo(lowestBit(rule.weekdays) - weekdayOf(first), 7)
  const wanted = first + toFirst + 7 * ((rule.month_week ?? 1) - 1)
  return wanted > last ? wanted - 7 : wanted
}

/** The first day of the rule in a month that counts. */
function firstInMonths(rule: ReadRule): number {
  let day = rule.starts
  while (!isInMonths(rule, day)) day = firstDayOfMonth(monthOf(day) + 1)
  return day
}

function isInMonths(rule: ReadRule, day: number): boolean {
  return rule.months === 0 || isWantedMonth(rule, monthOf(day))
}

function isWantedMonth({ months }: ReadRule, month: number): boolean {
  return ((months >> modulo(month, 12)) & 1) === 1
}

/** The bits of a week's days up to a day. */
function upToWeekday(day: number): number {
  return (2 << weekdayOf(day)) - 1
}

/** The place of the lowest bit; 0 if there is none. */
function lowestBit(bits: number): number {
  return bits === 0 ? 0 : 31 - Math.clz32(bits & -bits)
}

function highestBit(bits: number): number {
  return 31 - Math.clz32(bits)
}

export function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count += 1
  return count
}

/** The day of the `count`-th time, for a series that ends after this many times (C18); null if it has fewer. */
export function dayOfTime(rule: ReadRule, count: number): number | null {
  let day = nextDay(rule, rule.starts)
  for (let time = 1; time < count && day !== null; time++) day = nextDay(rule, day + 1)
  return day
}
