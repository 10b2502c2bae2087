/** What a template keeps of how a task repeats, and the plan that begins with it (C4). */
import type { Rule } from '#domain/chores/chore.ts'
import { civilDay, dayNumber } from '#domain/chores/day.ts'
import type { TemplateRule } from '#domain/templates/template.ts'
import { noRule } from '#domain/templates/template.ts'
import type { Plan } from './plan.ts'
import { dailyFrom } from './plan.ts'

/** Its rule from a day on, for anyone; null where nothing repeats. */
export function planOfRule({ repeats, ...rule }: TemplateRule, today: string): Plan | null {
  if (repeats === null) return null
  const { every, weekdays, month_day, month_week, months } = rule
  // As of a new one: daily ones move on when missed, all others wait (C6).
  const if_missed = repeats === 'daily' ? 'moves_on' : 'waits'
  const kept = { repeats, every, weekdays, month_day, month_week, months, if_missed } as const
  return { ...dailyFrom(today), ...kept }
}

/** Of a plan or a template. */
export function ruleOf(plan: TemplateRule | null): TemplateRule {
  if (plan === null) return noRule
  const { repeats, every, weekdays, month_day, month_week, months } = plan
  return { repeats, every, weekdays, month_day, month_week, months }
}

const YEAR = 12

/** Of a repeating task. One that comes once a year keeps its month, which is that of its first day. */
export function keptRule(chore: Rule): TemplateRule {
  const rule = ruleOf(chore)
  const isMonthly = chore.repeats === 'monthly_day' || chore.repeats === 'monthly_weekday'
  if (!isMonthly || chore.every !== YEAR || chore.months !== 0) return rule
  const { month } = civilDay(dayNumber(chore.starts_on))
  return { ...rule, every: 1, months: 1 << (month - 1) }
}
