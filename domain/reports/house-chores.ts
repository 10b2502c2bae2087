/** Facts about a house's repeating tasks: which come too often, the longest streaks, which were done long ago (T25). */
import { DAY_MS, localDay } from '#domain/calendar.ts'
import { grouped } from '#domain/chores/chore-rows.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { ruleFacts } from '#domain/chores/rule-facts.ts'
import { bitCount } from '#domain/chores/rule.ts'
import type { Series } from '#domain/chores/timetable.ts'
import { countPlanned, readTimetable } from '#domain/chores/timetable.ts'
import { toEpochDay } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'

const SHOWN = 3
/** The length from which a streak is listed. */
const FIRST_RUN = 3
/** A task done more recently than this is not listed as done long ago. */
const LONG_AGO_MS = 14 * DAY_MS
/** The number of times a task must have been done before its rhythm is judged. */
const MIN_TIMES = 3
const MONTH_DAYS = 365.25 / 12
const UNIT_DAYS = { day: 1, week: 7, month: MONTH_DAYS, year: 12 * MONTH_DAYS } as const

export type Rhythm = {
  readonly chore: Chore
  /** In the unit of its rule, or in days where that says more. */
  readonly about: number
  readonly unit: 'rule' | 'days'
}

/** The columns needed of a completed task. */
export type Done = Pick<Task, 'completed_at' | 'chore_id' | 'slot' | 'due_on'>

/**
 * Chores that, under their present rule, are overdue at least every second time and done less often than the rule says;
 * the furthest off first. The rhythm is what does not fit, so it does not matter who did them.
 */
export function tooOften(all: readonly Series[], done: readonly Done[]): readonly Rhythm[] {
  const rowsOf = grouped(done, ({ chore_id }) => chore_id)
  return all
    .filter(({ chore }) => chore.slot !== null)
    .flatMap((series) => {
      const { chore } = series
      const rows = (rowsOf.get(chore.id) ?? []).filter(
        ({ slot }) => (slot ?? '') >= chore.starts_on,
      )
      const off = stretchOf(series, rows)
      const isOften = rows.length >= MIN_TIMES && off >= 1.25 && isOverdueOften(rows, chore)
      return isOften ? [{ ...rhythmOf(chore, off * wantedEvery(chore)), off }] : []
    })
    .toSorted((one, other) => other.off - one.off)
    .slice(0, SHOWN)
    .map(({ off: _, ...rhythm }) => rhythm)
}

/** How many times as long as planned passes between two; days paused, skipped or outside its months do not count. */
function stretchOf(series: Series, rows: readonly Done[]): number {
  const { chore } = series
  const isCounted = chore.repeats === 'after_done'
  const days = rows
    .map((row) => (isCounted ? doneOn(row, chore) : toEpochDay(row.slot ?? '')))
    .toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const everyDay = { ...chore, repeats: 'daily', every: 1 } as const
  const table = readTimetable(isCounted ? { ...series, chore: everyDay } : series)
  const wanted = countPlanned(table, first + 1, last) / (isCounted ? chore.every : 1)
  return wanted / (days.length - 1)
}

/** A chore that moves on is missed instead of overdue, so only its rhythm shows it. */
function isOverdueOften(rows: readonly Done[], chore: Chore): boolean {
  if (chore.if_missed === 'moves_on') return true
  const late = rows.filter((row) => doneOn(row, chore) > toEpochDay(row.due_on ?? row.slot ?? ''))
  return 2 * late.length >= rows.length
}

function doneOn({ completed_at }: Done, { time_zone }: Chore): number {
  return toEpochDay(localDay(completed_at ?? '', time_zone))
}

/** The days between two slots, according to the rule. */
function wantedEvery({ repeats, every, weekdays }: Chore): number {
  switch (repeats) {
    case 'daily':
    case 'after_done':
      return every
    case 'weekly':
      return (7 * every) / Math.max(1, bitCount(weekdays))
    case 'monthly_day':
    case 'monthly_weekday':
      return every * MONTH_DAYS
  }
}

/** In the unit that the words of its rule count in; several weekdays cannot be compared with anything. */
function rhythmOf(chore: Chore, days: number): Rhythm {
  const { every, unit } = ruleFacts(chore, null)
  const hasOneDay = chore.repeats !== 'weekly' || bitCount(chore.weekdays) === 1
  const inRule = hasOneDay ? Math.round(days / UNIT_DAYS[unit]) : 0
  return inRule > every
    ? { chore, about: inRule, unit: 'rule' }
    : { chore, about: Math.round(days), unit: 'days' }
}

/** The longest streaks ever; nothing else is said of a streak that has ended (T24). */
export function longestRuns(chores: readonly Chore[]): readonly Chore[] {
  return chores
    .filter(({ best_run }) => best_run >= FIRST_RUN)
    .toSorted((one, other) => other.best_run - one.best_run)
    .slice(0, SHOWN)
}

/** The chores that continue and were done longest ago, the latest first. `last` are the rows settled last. */
export function lastDone(last: readonly Task[], at: string): readonly Task[] {
  const before = new Date(Date.parse(at) - LONG_AGO_MS).toISOString()
  return last
    .filter(({ completed_at }) => completed_at !== null && completed_at <= before)
    .toSorted((one, other) => ((one.completed_at ?? '') < (other.completed_at ?? '') ? -1 : 1))
    .slice(0, SHOWN)
    .toReversed()
}
