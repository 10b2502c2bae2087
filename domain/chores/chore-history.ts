/** The history of a chore: when it was last done, and the usual time between (C31). */
import { localDay } from '#domain/calendar.ts'
import { toEpochDay } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Chore } from './chore.ts'

/** The number of completions, the newest, of which its history tells: what it costs is bounded. */
export const HISTORY_TOLD = 20
/** The number of days on which it must have been done before anything is usual. */
const FEWEST = 3

export type ChoreHistory<Row> = {
  readonly last: Row
  /** Days since then; 0 is today. */
  readonly daysAgo: number
  /** The median of the days between; null as long as nothing is usual. */
  readonly usualDays: number | null
}

/**
 * Of its newest completed rows, in any order; null of none. Days are those of the chore (C25), and of several
 * completions on one day the day counts once. `at` is an ISO time in UTC.
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
  const days = [...new Set(newest.slice(0, HISTORY_TOLD).map((row) => dayOf(timeOf(row))))]
  const between = days.slice(1).map((day, index) => (days[index] ?? day) - day)
  return {
    last,
    // A device whose clock was ahead may have done it tomorrow.
    daysAgo: Math.max(dayOf(at) - dayOf(timeOf(last)), 0),
    usualDays: days.length < FEWEST ? null : median(between),
  }
}

function timeOf({ completed_at }: Pick<Task, 'completed_at'>): string {
  return completed_at ?? ''
}

/** Of an even number the mean of the two in the middle, in whole days. */
function median(days: readonly number[]): number {
  const sorted = days.toSorted((one, other) => one - other)
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return Math.round((lower + upper) / 2)
}
