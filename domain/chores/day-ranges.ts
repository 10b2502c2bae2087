/** Ranges of days that are skipped, paused or away, in the text form in which chores, seats and pauses store them. */
import { itemsOf, joinItems } from '#domain/column.ts'
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import { derivedId } from '#domain/derived-id.ts'
import type { Pause, Seat } from './chore.ts'

/** A range of days, both ends included; without an end it lasts until further notice. */
export type Range = { readonly from: number; readonly until: number }
export type Days = readonly Range[]

/** The last day that yyyy-MM-dd can express, and so the last that a person can choose. */
export const LAST_DAY = '9999-12-31'

/** The range that a day lies in; undefined if it lies in none. */
export function rangeAt(ranges: Days, day: number): Range | undefined {
  return ranges.find(({ from, until }) => from <= day && day <= until)
}

/** The same days in ranges that neither overlap nor touch, the earliest first. */
export function joined(ranges: Days): Days {
  const found: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (last === undefined || last.until + 1 < range.from) found.push(range)
    else if (last.until < range.until) found[found.length - 1] = { ...last, until: range.until }
  }
  return found
}

/** The days that all of these lists have in common; none if there is no list. */
export function inAll([first = [], ...others]: readonly Days[]): Days {
  return others.reduce(
    (common, other) =>
      common.flatMap((one) =>
        other.flatMap((range) => {
          const [from, until] = [Math.max(one.from, range.from), Math.min(one.until, range.until)]
          return from <= until ? { from, until } : []
        }),
      ),
    first,
  )
}

/** A range until the last possible day is open-ended, because no day follows it. */
export function rangeOf(from: string, until: string | null): Range {
  const isOpen = !until || until === LAST_DAY
  return { from: toEpochDay(from), until: isOpen ? Infinity : toEpochDay(until) }
}

export function readAway({ away }: Pick<Seat, 'away'>): Days {
  return itemsOf(away).map((range) => {
    const [from = '', until = ''] = range.split('..')
    return rangeOf(from, until)
  })
}

/** A person's absences that are not over, the earliest first (C13). */
export function writeAway(
  pauses: readonly Pause[],
  { today, max }: { readonly today: string; readonly max: number },
): string {
  const left = pauses
    .filter(({ kind, until_on }) => kind === 'away' && (until_on === null || until_on >= today))
    .toSorted((a, b) => (a.from_on < b.from_on ? -1 : 1))
    .slice(0, max)
  return joinItems(left.map(({ from_on, until_on }) => `${from_on}..${until_on ?? ''}`))
}

/** The rest of a pause beside a newer one of its kind: nothing, itself, or the parts before and after it (C19). */
export function withoutDays(pause: Pause, newer: Pause): readonly Pause[] {
  const [old, taken] = [pause, newer].map(({ from_on, until_on }) => rangeOf(from_on, until_on))
  if (!old || !taken || old.until < taken.from || taken.until < old.from) return [pause]
  const left: Pause[] = []
  if (old.from < taken.from) left.push({ ...pause, until_on: fromEpochDay(taken.from - 1) })
  if (taken.until < old.until)
    left.push({
      ...pause,
      id: left.length === 0 ? pause.id : derivedId(newer.id, pause.id),
      from_on: fromEpochDay(taken.until + 1),
    })
  return left
}

/** A pause that ends the day before another day; null if it had not begun by then. */
export function endedBefore<P extends Pick<Pause, 'from_on' | 'until_on'>>(
  pause: P,
  day: string,
): P | null {
  const { from_on, until_on } = pause
  const last = addDays(day, -1)
  if (from_on > last) return null
  return until_on !== null && until_on <= last ? pause : { ...pause, until_on: last }
}
