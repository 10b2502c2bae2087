/** The typed fields of the rule that a template keeps. Separate from the commands, so that forms open without them. */
import * as z from 'zod/mini'
import { ruleFields } from '#domain/chores/chore-fields.ts'
import { templateWho } from '#domain/templates/template.ts'

const { every, weekdays, month_day, month_week, months, if_missed } = ruleFields
const { due_time, remind_at, turns_order, turns_change, approval } = ruleFields
export const templateRuleFields = {
  repeats: z.nullable(ruleFields.repeats),
  every,
  weekdays,
  month_day,
  month_week,
  months,
  due_time,
  remind_at,
  if_missed,
  who: z.enum(templateWho),
  turns_order,
  turns_change,
  approval,
}
