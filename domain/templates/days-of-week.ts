/** The weekdays of a chore, and how many of its minutes fall on each of them on average (T30). */
import type { Rule } from '#domain/chores/chore.ts'
import { weekdaysIn } from './spread-over-days.ts'

/** A weekday (Monday is 0), every day, or no weekday in particular. */
export type WeekPlace = number | 'daily' | 'other'

/** A chore with at least this many weekdays counts as daily. */
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

/** The share of its minutes that falls on each of its days. */
export function shareOf({ repeats, every }: Rule): number {
  return 1 / (repeats === 'monthly_weekday' ? every * WEEKS_A_MONTH : every)
}
