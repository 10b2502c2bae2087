/** The ways to repeat that the form offers, and the plan each begins with. */
import { civilFromDays, toEpochDay, weekdayOf } from '#domain/days.ts'
import type { Plan } from './plan.ts'
import { dailyFrom } from './plan.ts'

export const planKinds = ['never', 'daily', 'weekdays', 'weeks', 'monthly', 'after_done'] as const
export type PlanKind = (typeof planKinds)[number]

export function kindOf(plan: Plan | null): PlanKind {
  switch (plan?.repeats) {
    case undefined:
      return 'never'
    case 'daily':
      return 'daily'
    case 'weekly':
      return plan.every === 1 ? 'weekdays' : 'weeks'
    case 'monthly_day':
    case 'monthly_weekday':
      return 'monthly'
    case 'after_done':
      return 'after_done'
  }
}

/** The plan of another kind: it keeps who does it, and begins with the day of its start. */
export function planOfKind(kind: PlanKind, before: Plan | null, today: string): Plan | null {
  const plan = before ?? dailyFrom(today)
  const day = toEpochDay(plan.starts_on || today)
  const weekdays = plan.weekdays === 0 ? 1 << weekdayOf(day) : plan.weekdays
  // Daily ones move on when missed, all others wait (C6).
  const waits = { ...plan, if_missed: 'waits' } as const
  switch (kind) {
    case 'never':
      return null
    case 'daily':
      return { ...plan, repeats: 'daily', every: 1, if_missed: 'moves_on' }
    case 'weekdays':
      return { ...waits, repeats: 'weekly', every: 1, weekdays }
    case 'weeks':
      return { ...waits, repeats: 'weekly', every: 2, weekdays }
    case 'monthly':
      return { ...waits, repeats: 'monthly_day', every: 1, month_day: civilFromDays(day).date }
    case 'after_done':
      return { ...waits, repeats: 'after_done', every: 7 }
  }
}
