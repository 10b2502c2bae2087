/** Makes a week of ready-made chores of the chosen rooms: each with its days, its start and its first turn (T30). */
import type { Rule } from '#domain/chores/chore.ts'
import {
  addDays,
  firstDayOfMonth,
  fromEpochDay,
  modulo,
  monthOf,
  toEpochDay,
  weekdayOf,
} from '#domain/days.ts'
import type { Rhythm } from './rhythm.ts'
import { timesAYear } from './rhythm.ts'
import type { Load } from './spread-over-days.ts'
import { spreadOverDays, weekdaysIn } from './spread-over-days.ts'
import type { Pace, Room, StarterTask } from './starter-pack.ts'
import { paces, starterPack } from './starter-pack.ts'

export type WeekWishes = {
  readonly rooms: readonly Room[]
  readonly pace: Pace
  /** yyyy-MM-dd. */
  readonly today: string
  /** The people who take turns; a single person does everything, and without any the chores are for anyone. */
  readonly people: readonly string[]
}

export type ReadyChore = StarterTask & {
  readonly rule: Rule
  /** In the order of their turns. */
  readonly people: readonly string[]
}

const WORKDAYS = 0b0011111
const WEEKS_OF_MONTH = 4

/** From this many minutes on, a chore fits a weekend better. */
const BIG = 45

export function readyWeek({ rooms, pace, today, people }: WeekWishes): readonly ReadyChore[] {
  const chosen = starterPack().filter(
    (chore) => rooms.includes(chore.room) && paces.indexOf(chore.pace) <= paces.indexOf(pace),
  )
  const next = firstTurns(people)
  return rulesOf(chosen, today).map(([chore, rule]) => ({
    ...chore,
    rule,
    people: next(chore.time_minutes),
  }))
}

/** Distributes the first turns by minutes, so that nobody has the whole first week. */
function firstTurns(people: readonly string[]): (minutes: number) => readonly string[] {
  const busy = people.map((person) => ({ person, minutes: 0 }))
  return (minutes) => {
    const [first] = busy.toSorted((one, other) => one.minutes - other.minutes)
    if (first === undefined) return []
    first.minutes += minutes
    const from = people.indexOf(first.person)
    return [...people.slice(from), ...people.slice(0, from)]
  }
}

/** Chores that are done in one go. */
type Job = Load & { readonly rhythm: Rhythm; readonly chores: readonly StarterTask[] }

/** In the order of the list. */
function rulesOf(chores: readonly StarterTask[], today: string): readonly [StarterTask, Rule][] {
  const jobs = jobsOf(chores)
  const spread = spreadOverDays(jobs.filter(({ minutes }) => minutes > 0))
  const weekOf = weekChooser()
  const ruled = jobs.flatMap((job) => {
    const days = spread.get(job) ?? 0
    const rule = ruleOf(job.rhythm, { today, days, nth: weekOf(job.rhythm, days) })
    return job.chores.map((chore) => [chore, rule] as [StarterTask, Rule])
  })
  return ruled.toSorted(([one], [other]) => chores.indexOf(one) - chores.indexOf(other))
}

function jobsOf(chores: readonly StarterTask[]): readonly Job[] {
  const keys = new Set(chores.map(({ key }) => key))
  const alone = chores.filter(({ along }) => along === null || !keys.has(along))
  return alone.map((chore) => {
    const all = [chore, ...chores.filter(({ along }) => along === chore.key)]
    const minutes = all.reduce((sum, { time_minutes }) => sum + time_minutes, 0)
    const { rhythm } = chore
    return {
      chores: all,
      rhythm,
      times: rhythm.times,
      minutes: minutes * timesAYear(rhythm),
      isBig: minutes >= BIG,
    }
  })
}

/** The week in which a rule that does not come every week begins: the first one in which the same days are free. */
function weekChooser(): (rhythm: Rhythm, days: number) => number {
  const taken: { readonly kind: string; readonly days: number; readonly nth: number }[] = []
  return ({ unit, every }, days) => {
    const isMonthly = unit === 'month' || unit === 'year'
    const kind = isMonthly ? 'month' : unit === 'week' ? `every ${every}` : unit
    const alike = taken.filter((other) => other.kind === kind)
    const usesOf = (option: number) => {
      const uses = alike.filter(({ nth }) => nth === option)
      return uses.length + 100 * uses.filter((other) => (other.days & days) !== 0).length
    }
    const options = Array.from({ length: isMonthly ? WEEKS_OF_MONTH : every }, (_, nth) => nth)
    const [nth = 0] = options.toSorted((one, other) => usesOf(one) - usesOf(other))
    taken.push({ kind, days, nth })
    return nth
  }
}

type Place = {
  readonly today: string
  /** Bits, Monday = 1. */
  readonly days: number
  readonly nth: number
}

function ruleOf({ unit, every, months }: Rhythm, { today, days, nth }: Place): Rule {
  const rule = { every, months, weekdays: 0, month_day: null, month_week: null, ends_on: null }
  const monthly = {
    ...rule,
    repeats: 'monthly_weekday',
    weekdays: days,
    month_week: 1 + nth,
  } as const
  switch (unit) {
    case 'day':
      return { ...rule, repeats: 'daily', starts_on: today }
    case 'workday':
      return { ...rule, repeats: 'weekly', weekdays: WORKDAYS, starts_on: today }
    case 'week': {
      const starts_on = addDays(firstOf(days, today), 7 * nth)
      return { ...rule, repeats: 'weekly', weekdays: days, starts_on }
    }
    case 'after done':
      return { ...rule, repeats: 'after_done', starts_on: addDays(today, 8 * (nth + 1)) }
    case 'month': {
      // The week of this month may be over: a rare chore would then wait for the next time.
      const starts_on = every === 1 ? today : firstOfMonth(today, 1 + (nth % every))
      return { ...monthly, starts_on }
    }
    case 'year':
      return {
        ...monthly,
        every: 12,
        months: 0,
        starts_on: firstOfMonth(today, untilMonth(today, months)),
      }
  }
}

/** The first of some weekdays, from a day on. */
function firstOf(days: number, from: string): string {
  const weekday = weekdayOf(toEpochDay(from))
  return addDays(from, Math.min(...weekdaysIn(days).map((each) => modulo(each - weekday, 7))))
}

/** The first day of the month this many months later. */
function firstOfMonth(day: string, later: number): string {
  return fromEpochDay(firstDayOfMonth(monthOf(toEpochDay(day)) + later))
}

/** The number of months until the month of a mask: from one to twelve. */
function untilMonth(day: string, mask: number): number {
  const wanted = Math.log2(mask)
  return modulo(wanted - monthOf(toEpochDay(day)) - 1, 12) + 1
}
