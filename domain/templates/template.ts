/** Templates: task details that a person keeps to create tasks from. Only the owner sees them. */
import { choreColumns } from '#domain/chores/chore.ts'
import type { RowOf } from '#domain/column.ts'
import { choice, id, moment, newRow, optional, withDefault } from '#domain/column.ts'
import { detailColumns } from '#domain/tasks/task.ts'

/** A template names no person: it only says whether people take turns. */
export const templateWho = ['anyone', 'turns'] as const

/** How tasks made from it repeat (S3). The days on which this starts and ends, and the people, are not part of it. */
export const templateRuleColumns = {
  /** Null if they do not repeat; the other fields then mean nothing. */
  repeats: optional(choreColumns.repeats),
  every: choreColumns.every,
  weekdays: choreColumns.weekdays,
  month_day: choreColumns.month_day,
  month_week: choreColumns.month_week,
  months: choreColumns.months,
  due_time: choreColumns.due_time,
  remind_at: choreColumns.remind_at,
  if_missed: withDefault(choreColumns.if_missed, 'waits'),
  who: withDefault(choice(templateWho), 'anyone'),
  turns_order: choreColumns.turns_order,
  turns_change: choreColumns.turns_change,
  approval: choreColumns.approval,
}
export type TemplateRule = RowOf<typeof templateRuleColumns>

/** Of a template for tasks that do not repeat. */
export const noRule = newRow(templateRuleColumns, {})

export const templateColumns = {
  id: id(),
  user_id: id(),
  ...detailColumns,
  ...templateRuleColumns,
  created_at: moment(),
}
export type Template = RowOf<typeof templateColumns>
