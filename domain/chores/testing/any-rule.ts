/** Rules of every kind for property tests, and the days each wants, told day by day by the platform's calendar (C4). */
import * as fc from 'fast-check'
import { DAY_MS } from '#domain/calendar.ts'
import type { Chore, Rule } from '#domain/chores/chore.ts'
import { fromEpochDay, toEpochDay } from '#domain/days.ts'

/** Random rules start on this day or up to 800 days later. */
export const start = toEpochDay('2026-11-21')

const bit = fc.nat(6).map((place) => 1 << place)

/** Of every kind but `after_done`, whose days depend on what people do. */
export const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    repeats: fc.constantFrom('daily', 'weekly', 'monthly_day', 'monthly_weekday'),
    every: fc.integer({ min: 1, max: 14 }),
    bits: fc.integer({ min: 1, max: 127 }),
    one: bit,
    month_day: fc.integer({ min: 1, max: 31 }),
    month_week: fc.integer({ min: 1, max: 5 }),
    months: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4095 })),
    starts: fc.nat(800),
    lasts: fc.option(fc.nat(900)),
  })
  .map(({ bits, one, starts, lasts, ...given }) => ({
    ...given,
    weekdays: given.repeats === 'monthly_weekday' ? one : bits,
    starts_on: fromEpochDay(start + starts),
    ends_on: lasts === null ? null : fromEpochDay(start + starts + lasts),
  }))

/** Chores of every rule, order and way to miss one. */
export const anyChore: fc.Arbitrary<Partial<Chore>> = fc
  .record({
    rule: anyRule,
    if_missed: fc.constantFrom('waits', 'moves_on'),
    turns_order: fc.constantFrom('round', 'shuffle', 'least'),
    turns_change: fc.constantFrom('each', 'week', 'month'),
  })
  .map(({ rule, ...given }) => ({ ...rule, ...given, who: 'turns' }))

/** The text of C4, word by word. */
export function wants(rule: Rule, day: string): boolean {
  if (day < rule.starts_on || (rule.ends_on !== null && day > rule.ends_on)) return false
  const [at, from] = [new Date(day), new Date(rule.starts_on)]
  const isMonth = rule.months === 0 || (rule.months & (1 << at.getUTCMonth())) !== 0
  return isMonth && repeatsOn(rule, at, from)
}

function repeatsOn(rule: Rule, at: Date, from: Date): boolean {
  const days = Math.round((at.getTime() - from.getTime()) / DAY_MS)
  const weekday = (date: Date) => (date.getUTCDay() + 6) % 7
  const months =
    (at.getUTCFullYear() - from.getUTCFullYear()) * 12 + at.getUTCMonth() - from.getUTCMonth()
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  const date = at.getUTCDate()
  switch (rule.repeats) {
    case 'daily':
      return days % rule.every === 0
    case 'weekly': {
      const weeks = (days - weekday(at) + weekday(from)) / 7
      return weeks % rule.every === 0 && (rule.weekdays & (1 << weekday(at))) !== 0
    }
    case 'monthly_day':
      return months % rule.every === 0 && date === Math.min(rule.month_day ?? 0, last)
    default: {
      const isWeek =
        Math.ceil(date / 7) === rule.month_week || (rule.month_week === 5 && date + 7 > last)
      return months % rule.every === 0 && (rule.weekdays & (1 << weekday(at))) !== 0 && isWeek
    }
  }
}
