/** How often a household does a ready-made chore: its rule before its days are chosen (T30). */

export type Rhythm = {
  readonly unit: 'day' | 'workday' | 'week' | 'month' | 'year' | 'after done'
  /** Every this many units or, with `after done`, this many days after it is done. */
  readonly every: number
  /** On how many days of a week. */
  readonly times: number
  /** Bits, January = 1; 0 means every month. For a yearly chore, its month. */
  readonly months: number
}

const once = { every: 1, times: 1, months: 0 } as const

export const daily: Rhythm = { ...once, unit: 'day' }
/** Monday to Friday. */
export const workdays: Rhythm = { ...once, unit: 'workday' }
export const weekly: Rhythm = { ...once, unit: 'week' }
export const monthly: Rhythm = { ...once, unit: 'month' }

export const timesAWeek = (times: number): Rhythm => ({ ...weekly, times })
export const everyWeeks = (every: number): Rhythm => ({ ...weekly, every })
export const everyMonths = (every: number): Rhythm => ({ ...monthly, every })
export const afterDays = (every: number): Rhythm => ({ ...once, unit: 'after done', every })
/** Once a year; months count from 1. */
export const yearlyIn = (month: number): Rhythm => during(month, month, { ...once, unit: 'year' })
/** Only from one month to another of the same year. */
export const during = (first: number, last: number, rhythm: Rhythm): Rhythm => ({
  ...rhythm,
  months: (1 << last) - (1 << (first - 1)),
})

/** How often a year it comes on each of its weekdays, if no month is left out; 0 if it has no weekdays. */
export function timesAYear({ unit, every }: Rhythm): number {
  switch (unit) {
    case 'week':
      return 52 / every
    case 'month':
      return 12 / every
    case 'year':
      return 1
    default:
      return 0
  }
}
