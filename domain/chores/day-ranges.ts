/** Days that are skipped, paused or away, as chores, seats and pauses keep them: as texts. */
import type { Pause, Seat } from './chore.ts'
import { dayNumber } from './day.ts'

/** A range of days, both ends included; without an end it lasts until further notice. */
export type Range = { readonly from: number; readonly until: number }
export type Days = readonly Range[]

export function isIn(ranges: Days, day: number): boolean {
  return ranges.some(({ from, until }) => from <= day && day <= until)
}

/** The last day of what a day lies in, whatever ranges follow on one another; null if it lies in none. */
export function endOf(ranges: Days, day: number): number | null {
  const found = ranges.find(({ from, until }) => from <= day && day <= until)
  if (found === undefined) return null
  return found.until === Infinity ? Infinity : (endOf(ranges, found.until + 1) ?? found.until)
}

export function rangeOf(from: string, until: string | null): Range {
  return { from: dayNumber(from), until: until ? dayNumber(until) : Infinity }
}

export function readAway({ away }: Pick<Seat, 'away'>): Days {
  if (away === '') return []
  return away.split(',').map((range) => {
    const [from = '', until = ''] = range.split('..')
    return rangeOf(from, until)
  })
}

/** The ranges of a person's absences that are not over, the earliest first (C13). */
export function writeAway(
  pauses: readonly Pause[],
  { today, most }: { readonly today: string; readonly most: number },
): string {
  return pauses
    .filter(({ kind, until_on }) => kind === 'away' && (until_on === null || until_on >= today))
    .toSorted((a, b) => (a.from_on < b.from_on ? -1 : 1))
    .slice(0, most)
    .map(({ from_on, until_on }) => `${from_on}..${until_on ?? ''}`)
    .join(',')
}

export function readSkips(skips: string): ReadonlySet<number> {
  return new Set(skips === '' ? [] : skips.split(',').map(dayNumber))
}
