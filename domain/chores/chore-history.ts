/** The history of a chore: when it was last done, and the usual time between (C31). */
import { localDay } from '#domain/calendar.ts'
import { toEpochDay } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Chore } from './chore.ts'

/** The number of newest completions that the history considers, so that its cost is bounded. */
export const HISTORY_SIZE = 20
/** The number of different days on which it must have been done before anything counts as usual. */
const MIN_DAYS = 3

export type ChoreHistory<Row> = {
  readonly last: Row
  /** Days since then; 0 is today. */
  readonly daysAgo: number
  /** The median number of days between; null until something counts as usual. */
  readonly usualDays: number | null
}

/**
 * From its newest completed rows, in any order; null if there are none. Days are counted in the chore's zone (C25), and
 * several completions on one day count once. `at` is an ISO time in UTC.
 */
export function choreHistory<Row extends Pick<Task, 'completed_at'>>(
  { time_zone }: Pick<Chore, 'time_zone'>,
  rows: readonly Row[],
  at: string,
): ChoreHistory<Row> | null {
  const newest = rows.toSorted((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1))
  const [last] = newest
  if (!last) return null
  const dayOf = (moment: string) => toEpochDay(localDay(moment, time_zone))
  const days = [...new Set(newest.slice(0, HISTORY_SIZE).map((row) => dayOf(timeOf(row))))]
  const between = days.slice(1).map((day, index) => (days[index] ?? day) - day)
  return {
    last,
    // A device whose clock was ahead may have done it tomorrow.
    daysAgo: Math.max(dayOf(at) - dayOf(timeOf(last)), 0),
    usualDays: days.length < MIN_DAYS ? null : median(between),
  }
}

function timeOf({ completed_at }: Pick<Task, 'completed_at'>): string {
  return completed_at ?? ''
}

/** For an even number, the mean of the middle two, in whole days. */
function median(days: readonly number[]): number {
  const sorted = days.toSorted((one, other) => one - other)
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return Math.round((lower + upper) / 2)
}
