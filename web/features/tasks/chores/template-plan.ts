/** The part of a task's rule that a template keeps, and the plan that begins with it (C4, S3). */
import type { Chore } from '#domain/chores/chore.ts'
import { MAX_SEATS } from '#domain/chores/chore.ts'
import { newRow } from '#domain/column.ts'
import { civilFromDays, toEpochDay } from '#domain/days.ts'
import type { TemplateRule } from '#domain/templates/template.ts'
import { noRule, templateRuleColumns } from '#domain/templates/template.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { Plan } from './plan.ts'
import { dailyFrom } from './plan.ts'

/** The day from which it repeats, and the household that may take turns. */
type Context = { readonly today: string; readonly household: Household | undefined }

/** Its rule from a day on; null if nothing repeats. In turns of everybody, if there is anybody to take turns with. */
export function planOfRule(rule: TemplateRule, { today, household }: Context): Plan | null {
  const { repeats, who, ...kept } = ruleOf(rule)
  if (repeats === null) return null
  const all = household ? [household.me, ...household.partners] : []
  const people = who === 'turns' && all.length > 1 ? all.slice(0, MAX_SEATS) : []
  return {
    ...dailyFrom(today),
    ...kept,
    repeats,
    who: people.length > 0 ? 'turns' : 'anyone',
    people: people.map(({ id }) => id),
  }
}

/** From a plan, a repeating task or a template; the people are not part of it. */
export function ruleOf(plan: Plan | Chore | TemplateRule | null): TemplateRule {
  if (plan === null) return noRule
  const who = plan.who === 'turns' ? 'turns' : 'anyone'
  return newRow(templateRuleColumns, { ...plan, who })
}

const YEAR = 12

/** From a repeating task. A task that comes once a year keeps its month, which is that of its first day. */
export function keptRule(chore: Chore): TemplateRule {
  const rule = ruleOf(chore)
  const isMonthly = chore.repeats === 'monthly_day' || chore.repeats === 'monthly_weekday'
  if (!isMonthly || chore.every !== YEAR || chore.months !== 0) return rule
  const { month } = civilFromDays(toEpochDay(chore.starts_on))
  return { ...rule, every: 1, months: 1 << (month - 1) }
}
