/** The report of a week, derived from the ledger: no figure of it is stored (decision S3). */
import { dayAfter, dayStart, weekDays } from '#domain/calendar.ts'
import type { Entry } from '#domain/points/points.ts'
import type { EffortLevel, Task } from '#domain/tasks/task.ts'

/** Completions less what was taken back; minutes and points of the same. */
export type Work = { readonly tasks: number; readonly minutes: number; readonly points: number }
export type DayWork = Work & { readonly day: string }

export type WeeklyReport = {
  /** The Monday, as yyyy-MM-dd. */
  readonly week: string
  readonly days: readonly DayWork[]
  readonly own: Work
  readonly before: Work
  readonly byEffort: Readonly<Record<EffortLevel, Work>>
  /** Of everybody the person shares a house with, the person too: only ever as one sum. */
  readonly household: Work
}

export const noWork: Work = { tasks: 0, minutes: 0, points: 0 }

/** What is known of the task an entry is about. */
export type TaskOf = (id: string) => Pick<Task, 'time_minutes' | 'effort_level'> | undefined

type Sources = {
  /** The person's own entries of this week and the one before; others are passed over. */
  readonly entries: readonly Entry[]
  readonly taskOf: TaskOf
  /** What others of the house completed in the week, as one sum. */
  readonly others: Work
}

export function weeklyReport(
  { week, timeZone }: { readonly week: string; readonly timeZone: string },
  { entries, taskOf, others }: Sources,
): WeeklyReport {
  const days = [...weekDays(dayAfter(week, -7)), ...weekDays(week)]
  const starts = [...days, dayAfter(week, 7)].map((day) => dayStart(day, timeZone))
  const byDay = days.map(() => noWork)
  const byEffort = { easy: noWork, difficult: noWork, extreme: noWork }
  for (const entry of entries) {
    const index = dayIndex(starts, entry.created_at)
    const [day, task] = [byDay[index], taskOf(entry.related_id)]
    if (day === undefined) continue
    const work = workOf(entry, task?.time_minutes ?? 0)
    byDay[index] = plus(day, work)
    if (task && index >= 7) byEffort[task.effort_level] = plus(byEffort[task.effort_level], work)
  }
  const own = byDay.slice(7).reduce(plus, noWork)
  return {
    week,
    days: weekDays(week).map((day, index) => ({ day, ...(byDay[index + 7] ?? noWork) })),
    own,
    before: byDay.slice(0, 7).reduce(plus, noWork),
    byEffort,
    household: plus(own, others),
  }
}

/** What a person's entries of any time add up to. */
export function workIn(entries: readonly Entry[], taskOf: TaskOf): Work {
  return entries
    .map((entry) => workOf(entry, taskOf(entry.related_id)?.time_minutes ?? 0))
    .reduce(plus, noWork)
}

/** Which day a moment lies in; outside all of them it is -1 or the number of days. */
function dayIndex(starts: readonly string[], at: string): number {
  return starts.findLastIndex((start) => at >= start)
}

/** Only what tasks earned counts as work; rewards and loans move points, too. */
function workOf({ reason, amount }: Entry, minutes: number): Work {
  if (reason === 'task_completed') return { tasks: 1, minutes, points: amount }
  if (reason === 'task_reopened') return { tasks: -1, minutes: -minutes, points: amount }
  return noWork
}

export function plus(one: Work, other: Work): Work {
  return {
    tasks: one.tasks + other.tasks,
    minutes: one.minutes + other.minutes,
    points: one.points + other.points,
  }
}
