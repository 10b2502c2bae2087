/** Templates: task details that a person keeps to create tasks from. Only the owner sees them. */
import { choreColumns } from '#domain/chores/chore.ts'
import type { RowOf } from '#domain/column.ts'
import { choice, optional } from '#domain/column.ts'
import { taskColumns } from '#domain/tasks/task.ts'
import type { Task } from '#domain/tasks/task.ts'

/** The typed fields that a template and a task have in common. */
export type TaskDetails = Pick<
  Task,
  | 'name'
  | 'description'
  | 'time_minutes'
  | 'effort_level'
  | 'image_url'
  | 'is_shared'
  | 'checklist'
  | 'all_steps'
  | 'needs_photo'
>

/** A template is about no person: it says whether one takes turns, not who. */
export const templateWho = ['anyone', 'turns'] as const

/** How the tasks made from it repeat (S3). Days on which that starts or ends, and people, are no part of it. */
const ruleColumns = {
  /** Null where they do not repeat; the others then say nothing. */
  repeats: optional(choreColumns.repeats),
  every: choreColumns.every,
  weekdays: choreColumns.weekdays,
  month_day: choreColumns.month_day,
  month_week: choreColumns.month_week,
  months: choreColumns.months,
  due_time: choreColumns.due_time,
  remind_at: choreColumns.remind_at,
  if_missed: choreColumns.if_missed,
  who: choice(templateWho),
  turns_order: choreColumns.turns_order,
  turns_change: choreColumns.turns_change,
  approval: choreColumns.approval,
}
export type TemplateRule = RowOf<typeof ruleColumns>

/** Of a template whose tasks do not repeat. */
export const noRule: TemplateRule = {
  repeats: null,
  every: 1,
  weekdays: 0,
  month_day: null,
  month_week: null,
  months: 0,
  due_time: null,
  remind_at: null,
  if_missed: 'waits',
  who: 'anyone',
  turns_order: 'round',
  turns_change: 'each',
  approval: 'children',
}

export const templateColumns = {
  id: taskColumns.id,
  user_id: taskColumns.user_id,
  name: taskColumns.name,
  description: taskColumns.description,
  time_minutes: taskColumns.time_minutes,
  effort_level: taskColumns.effort_level,
  image_url: taskColumns.image_url,
  is_shared: taskColumns.is_shared,
  checklist: taskColumns.checklist,
  all_steps: taskColumns.all_steps,
  needs_photo: taskColumns.needs_photo,
  ...ruleColumns,
  created_at: taskColumns.created_at,
}
export type Template = RowOf<typeof templateColumns>
