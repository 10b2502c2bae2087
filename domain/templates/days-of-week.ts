/** Where a chore stands in a week, and how many of its minutes fall there on average (T30). */
import type { Rule } from '#domain/chores/chore.ts'
import { weekdaysIn } from './spread-over-days.ts'

/** A weekday, Monday 0; what comes every day; and what comes on no weekday of its own. */
export type WeekPlace = number | 'daily' | 'other'

/** On so many days of a week it is something of every day. */
const MANY = 5
const WEEKS_A_MONTH = 52 / 12

/** A task that does not repeat has no rule. */
export function placesOf(rule: Rule | null): readonly WeekPlace[] {
  const days = rule === null ? [] : weekdaysIn(rule.weekdays)
  switch (rule?.repeats) {
    case 'daily':
      return [rule.every === 1 ? 'daily' : 'other']
    case 'weekly':
      return days.length < MANY ? days : ['daily']
    case 'monthly_weekday':
      return days
    default:
      return ['other']
  }
}

/** The part of its minutes that falls on each of its days. */
export function shareOf({ repeats, every }: Rule): number {
  return 1 / (repeats === 'monthly_weekday' ? every * WEEKS_A_MONTH : every)
}
