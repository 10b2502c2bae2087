/** The report of a week, derived from the ledger: no figure of it is stored (decision S3). */
import { localDay, weekDays } from '#domain/calendar.ts'
import type { Entry } from '#domain/points/points.ts'
import type { Task } from '#domain/tasks/task.ts'

/** Completions less what was taken back; minutes and points of the same. */
export type Effort = { readonly tasks: number; readonly minutes: number; readonly points: number }
export type DayEffort = Effort & { readonly day: string }

export type WeeklyReport = {
  /** The Monday, as yyyy-MM-dd. */
  readonly week: string
  readonly days: readonly DayEffort[]
  readonly own: Effort
  readonly before: Effort
  /** Of everybody the person shares a house with, the person too: only ever as one sum. */
  readonly household: Effort
}

export const noEffort: Effort = { tasks: 0, minutes: 0, points: 0 }

type Sources = {
  /** The person's own entries of this week and the one before. */
  readonly entries: readonly Entry[]
  /** The tasks these entries are about, as far as they are there. */
  readonly taskOf: (id: string) => Pick<Task, 'time_minutes'> | undefined
  /** What others of the house completed in the week, as one sum. */
  readonly others: Effort
}

export function weeklyReport(
  {
    week,
    weekBefore,
    timeZone,
  }: { readonly week: string; readonly weekBefore: string; readonly timeZone: string },
  { entries, taskOf, others }: Sources,
): WeeklyReport {
  const byDay = new Map<string, Effort>()
  for (const entry of entries) {
    const day = localDay(entry.created_at, timeZone)
    const minutes = taskOf(entry.related_id)?.time_minutes ?? 0
    byDay.set(day, plus(byDay.get(day) ?? noEffort, effortOf(entry, minutes)))
  }
  const days = weekDays(week).map((day) => ({ day, ...(byDay.get(day) ?? noEffort) }))
  const own = days.reduce<Effort>(plus, noEffort)
  const before = weekDays(weekBefore)
    .map((day) => byDay.get(day) ?? noEffort)
    .reduce(plus, noEffort)
  return { week, days, own, before, household: plus(own, others) }
}

/** Only what was earned by tasks counts as effort; rewards and loans move points, too. */
function effortOf({ reason, amount }: Entry, minutes: number): Effort {
  if (reason === 'task_completed') return { tasks: 1, minutes, points: amount }
  if (reason === 'task_reopened') return { tasks: -1, minutes: -minutes, points: amount }
  return noEffort
}

export function plus(one: Effort, other: Effort): Effort {
  return {
    tasks: one.tasks + other.tasks,
    minutes: one.minutes + other.minutes,
    points: one.points + other.points,
  }
}
