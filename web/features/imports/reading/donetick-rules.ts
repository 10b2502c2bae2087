/** Turns the frequencies of Donetick into rules; docs/imports.md has them as a table. */
import { civilFromDays, toEpochDay, weekdayOf } from '#domain/days.ts'
import type { FoundRule } from './draft.ts'
import { bitsOf, monthNamed, weekdayNamed } from './english-days.ts'
import type { Json } from './json-values.ts'
import { isRecord, listIn, numberIn, textIn } from './json-values.ts'

/** Without a rule for a chore that does not repeat. */
type Rules = { readonly rules: readonly FoundRule[]; readonly isGuess?: boolean }
/** From the chore, and the day on which it is due next. */
type ReadRules = (chore: Json, day: string) => Rules

const ALL_MONTHS = 4095

const none: ReadRules = () => ({ rules: [] })
const guess: ReadRules = () => ({ rules: [], isGuess: true })

export const donetickRules: Readonly<Record<string, ReadRules>> = {
  once: none,
  no_repeat: none,
  trigger: guess,
  adaptive: () => ({ rules: [{ repeats: 'after_done', every: 7 }], isGuess: true }),
  daily: () => ({ rules: [{ repeats: 'daily' }] }),
  weekly: (_, day) => weeks(1, day),
  monthly: (_, day) => months(1, day),
  yearly: (_, day) => months(12, day),
  interval,
  days_of_the_week: daysOfTheWeek,
  day_of_the_month: dayOfTheMonth,
}

function weeks(every: number, day: string): Rules {
  const weekdays = 1 << weekdayOf(toEpochDay(day))
  return { rules: [{ repeats: 'weekly', every, weekdays }] }
}

function months(every: number, day: string): Rules {
  const month_day = civilFromDays(toEpochDay(day)).date
  return { rules: [{ repeats: 'monthly_day', every, month_day }] }
}

/** A task every few days, weeks, months or years; hours are rounded to days. */
function interval(chore: Json, day: string): Rules {
  const count = numberIn(chore, 'frequency') ?? 0
  const unit = textIn(metadataIn(chore), 'unit')
  if (unit === 'hours') {
    const days = Math.max(1, Math.round(count / 24))
    return within(days, 365, (every) => ({
      rules: [{ repeats: 'daily', every }],
      isGuess: count % 24 !== 0,
    }))
  }
  switch (unit) {
    case 'days':
      return within(count, 365, (every) => ({ rules: [{ repeats: 'daily', every }] }))
    case 'weeks':
      return within(count, 52, (every) => weeks(every, day))
    case 'months':
      return within(count, 24, (every) => months(every, day))
    case 'years':
      return within(count, 2, (every) => months(12 * every, day))
    default:
      return { rules: [], isGuess: true }
  }
}

/** No rarer than a rule can be: anything rarer becomes a guess. */
function within(count: number, max: number, rulesOf: (every: number) => Rules): Rules {
  const every = Math.min(max, Math.max(1, Math.trunc(count) || 1))
  const { rules, isGuess = false } = rulesOf(every)
  return { rules, isGuess: isGuess || every !== count }
}

/** The weekdays of each week, or the nth weekdays of the month or the quarter: one rule for each. */
function daysOfTheWeek(chore: Json): Rules {
  const metadata = metadataIn(chore)
  const weekdays = bitsOf(words(metadata, 'days'), weekdayNamed)
  if (weekdays === null) return { rules: [], isGuess: true }
  const pattern = textIn(metadata, 'weekPattern')
  if (pattern === '' || pattern === 'every_week')
    return { rules: [{ repeats: 'weekly', every: 1, weekdays }] }
  const asked = listIn(metadata, 'occurrences')
  const which = asked.length > 0 ? asked : listIn(metadata, 'weekNumbers')
  const found = [0, 1, 2, 3, 4, 5, 6].flatMap((place) =>
    (weekdays >> place) & 1
      ? which.slice(0, 14).map((week) => weekOf(Number(week), pattern, 1 << place))
      : [],
  )
  const isGuess = found.length === 0 || found.some((each) => each.isGuess)
  return { rules: found.map(({ rule }) => rule), isGuess }
}

/** The first, the middle and the last months of the quarters. */
const quarterMonths = [0b001001001001, 0b010010010010, 0b100100100100]
const LAST_WEEK = 5

/** The rule for the nth weekday of the month or the quarter; -1 is the last. */
function weekOf(told: number, pattern: string, weekdays: number) {
  const isOfMonth = pattern === 'week_of_month'
  const isKnown = isOfMonth || pattern === 'week_of_quarter'
  const isLast = told === -1
  const week = Math.max(1, Number.isInteger(told) ? told : 1)
  // The last one of a quarter is in its last month, and the first four are in its first month.
  const month = isLast ? 2 : Math.min(2, Math.floor((week - 1) / 4))
  const inMonth = isOfMonth ? Math.min(LAST_WEEK, week) : ((week - 1) % 4) + 1
  const rule: FoundRule = {
    repeats: 'monthly_weekday',
    weekdays,
    month_week: isLast ? LAST_WEEK : inMonth,
    months: isOfMonth ? 0 : (quarterMonths[month] ?? 0),
  }
  // A fifth one exists in some months only; here it becomes the last.
  return { rule, isGuess: !isKnown || !(isLast || (told >= 1 && told <= 4)) }
}

function dayOfTheMonth(chore: Json): Rules {
  const month_day = numberIn(chore, 'frequency') ?? 0
  if (!(Number.isInteger(month_day) && month_day >= 1 && month_day <= 31))
    return { rules: [], isGuess: true }
  const named = words(metadataIn(chore), 'months')
  const found = bitsOf(named, monthNamed)
  return {
    rules: [{ repeats: 'monthly_day', month_day, months: found === ALL_MONTHS ? 0 : (found ?? 0) }],
    isGuess: found === null && named.length > 0,
  }
}

function words(metadata: Json, field: string): readonly string[] {
  return listIn(metadata, field)
    .slice(0, 20)
    .map((word) => (typeof word === 'string' ? word : ''))
}

function metadataIn(chore: Json): Json {
  const metadata = chore['frequencyMetadata']
  return isRecord(metadata) ? metadata : {}
}
