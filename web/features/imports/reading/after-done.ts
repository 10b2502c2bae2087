/** Turns a calendar rule into one that is due a certain time after it was done. */
import type { FoundRule } from './draft.ts'

const MAX_DAYS = 730

/** Exact for days and weeks, a guess for months and for several days of the week. */
export function afterDone(rule: FoundRule): {
  readonly rule: FoundRule
  readonly isGuess: boolean
} {
  const { repeats, every = 1, weekdays = 0 } = rule
  if (repeats === 'after_done') return { rule, isGuess: false }
  const isOneDay = (weekdays & (weekdays - 1)) === 0
  const inMonths = every % 12 === 0 ? (every / 12) * 365 : 30 * every
  const days = {
    daily: every,
    weekly: 7 * every,
    monthly_day: inMonths,
    monthly_weekday: inMonths,
  }[repeats]
  const isExact = repeats === 'daily' || (repeats === 'weekly' && isOneDay)
  return {
    rule: { repeats: 'after_done', every: Math.min(MAX_DAYS, days) },
    isGuess: !isExact || days > MAX_DAYS,
  }
}
