/** The report of a week, derived from the ledger: none of its figures is stored (S3). */
import { startOfDay } from '#domain/calendar.ts'
import { addDays, weekDays } from '#domain/days.ts'
import type { Entry, EntryReason } from '#domain/points/points.ts'
import type { EffortLevel, Task } from '#domain/tasks/task.ts'

/** Completions minus reversals, and their minutes and points. */
export type Work = { readonly tasks: number; readonly minutes: number; readonly points: number }
/** While it is being summed. */
type Sum = { -readonly [Figure in keyof Work]: Work[Figure] }
export type DayWork = Work & { readonly day: string }

export type WeeklyReport = {
  /** The Monday, as yyyy-MM-dd. */
  readonly week: string
  readonly days: readonly DayWork[]
  readonly own: Work
  readonly before: Work
  readonly byEffort: Readonly<Record<EffortLevel, Work>>
  /** Of everybody in the person's household, including the person: only as one sum. */
  readonly household: Work
}

export const noWork: Work = { tasks: 0, minutes: 0, points: 0 }

/** The known details of an entry's task. */
export type TaskOf = (id: string) => Pick<Task, 'time_minutes' | 'effort_level'> | undefined

type Sources = {
  /** The person's entries of this week and the previous one; others are ignored. */
  readonly entries: readonly Entry[]
  readonly taskOf: TaskOf
  /** The work of the other people in the household during the week, as one sum. */
  readonly others: Work
}

export function weeklyReport(
  { week, timeZone }: { readonly week: string; readonly timeZone: string },
  { entries, taskOf, others }: Sources,
): WeeklyReport {
  const days = [...weekDays(addDays(week, -7)), ...weekDays(week)]
  const starts = [...days, addDays(week, 7)].map((day) => startOfDay(day, timeZone))
  const byDay = days.map(() => ({ ...noWork }))
  const byEffort = { easy: { ...noWork }, difficult: { ...noWork }, extreme: { ...noWork } }
  for (const entry of entries) {
    const index = dayIndex(starts, entry.created_at)
    const day = byDay[index]
    if (day === undefined) continue
    const task = taskOf(entry.related_id)
    addWork(day, entry, task?.time_minutes ?? 0)
    if (task && index >= 7) addWork(byEffort[task.effort_level], entry, task.time_minutes)
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

/** The sum of a person's entries, from any time. */
export function workIn(entries: readonly Entry[], taskOf: TaskOf): Work {
  const sum = { ...noWork }
  for (const entry of entries) addWork(sum, entry, taskOf(entry.related_id)?.time_minutes ?? 0)
  return sum
}

/** The index of the day that contains a moment; outside the days -1 or their number. A loop: ledgers are long. */
function dayIndex(starts: readonly string[], at: string): number {
  let index = -1
  for (const start of starts) {
    if (at < start) return index
    index += 1
  }
  return index
}

/** Only entries of tasks count as work; rewards and loans change points, too. */
function addWork(sum: Sum, { reason, amount }: Entry, minutes: number): void {
  const sign = signs[reason]
  if (sign === 0) return
  sum.tasks += sign
  sum.minutes += sign * minutes
  sum.points += amount
}

const signs: Readonly<Record<EntryReason, -1 | 0 | 1>> = {
  task_completed: 1,
  task_reopened: -1,
  task_helped: 1,
  task_unhelped: -1,
  reward_redeemed: 0,
  reward_refunded: 0,
  reward_returned: 0,
  loan_approved: 0,
  loan_repaid: 0,
}

export function plus(one: Work, other: Work): Work {
  return {
    tasks: one.tasks + other.tasks,
    minutes: one.minutes + other.minutes,
    points: one.points + other.points,
  }
}
