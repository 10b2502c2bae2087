/**
 * Distributes the chores that are done on some days of every week over the seven days (T30). In a year, no two days
 * differ by more minutes than the largest load. Taking the emptiest days guarantees that for any loads, so days that
 * suit better are taken only if the guarantee still holds.
 */

export type Load = {
  /** The minutes on each of its days, in a year. */
  readonly minutes: number
  /** On how many days of the week. */
  readonly times: number
  /** Whether it fits a weekend better. */
  readonly isBig: boolean
}

/** Every choice of weekdays: bits, Monday = 1. */
const choices = Array.from({ length: 127 }, (_, place) => place + 1).map((days) => ({
  days,
  weekdays: weekdaysIn(days),
}))
const WEEKEND = 0b1100000

type Choice = (typeof choices)[number] & { readonly week: readonly number[] }

/** The weekdays of each load. */
export function spreadOverDays<Some extends Load>(
  loads: readonly Some[],
): ReadonlyMap<Some, number> {
  const largest = Math.max(...loads.map(({ minutes }) => minutes))
  const chosen = new Map<Some, number>()
  let week: readonly number[] = [0, 0, 0, 0, 0, 0, 0]
  for (const load of loads.toSorted((one, other) => other.minutes - one.minutes)) {
    const [best] = choices
      .filter(({ weekdays }) => weekdays.length === load.times)
      .map((choice): Choice => ({ ...choice, week: withLoad(week, load, choice.days) }))
      .filter((choice) => Math.max(...choice.week) - Math.min(...choice.week) <= largest)
      .map((choice) => ({ ...choice, drawbacks: drawbacks(load, choice) }))
      .toSorted((one, other) => inOrder(one.drawbacks, other.drawbacks))
    if (best === undefined) continue
    chosen.set(load, best.days)
    week = best.week
  }
  return chosen
}

/** The positions of the weekdays in a mask, Monday is 0. */
export function weekdaysIn(days: number): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => (days >> weekday) & 1)
}

function withLoad(week: readonly number[], { minutes }: Load, days: number): readonly number[] {
  return week.map((before, weekday) => before + ((days >> weekday) & 1 ? minutes : 0))
}

/** Big ones preferably at the weekend, then the emptiest days, then days far apart. */
function drawbacks({ isBig }: Load, { days, weekdays, week }: Choice): readonly number[] {
  const isOutside = isBig && (days & ~WEEKEND) !== 0
  const fullest = Math.max(...weekdays.map((weekday) => week[weekday] ?? 0))
  return [isOutside ? 1 : 0, fullest, -shortestGap(weekdays)]
}

function shortestGap(weekdays: readonly number[]): number {
  const [first = 0] = weekdays
  const gaps = weekdays.map((weekday, place) => (weekdays[place + 1] ?? first + 7) - weekday)
  return Math.min(...gaps)
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, at) => value !== other[at])
  return (one[place] ?? 0) - (other[place] ?? 0)
}
