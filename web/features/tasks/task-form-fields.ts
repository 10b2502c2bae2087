/** The fields of the form of a task, validated by the schemas of the commands. */
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { dayField, timeField } from '#domain/day-fields.ts'
import { taskFields } from '#domain/tasks/task-fields.ts'
import type { Plan } from '#web/features/tasks/chores/plan.ts'
import { problemOf } from '#web/features/tasks/chores/plan.ts'

const plan = z.custom<Plan>().check((context) => {
  const message = problemOf(context.value)
  if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
})
/** A day field that has been emptied has no day yet. */
const due = z.object({
  due_on: z.nullable(dayField),
  due_time: z.nullable(timeField),
  remind_at: z.nullable(timeField),
  assigned_to: z.nullable(z.string()),
})
export const taskFormSchema = z.object({ ...taskFields, plan: z.nullable(plan), due })
const taskSchema = z.object(taskFields)

/** When a plain task is due and whom it is for. */
export type Due = z.output<typeof due>
/** Due on no day, and for anyone. */
export const noDue: Due = { due_on: null, due_time: null, remind_at: null, assigned_to: null }

/** The due fields of a task. */
export function dueOf({ due_on, due_time, remind_at, assigned_to }: Due): Due {
  return { due_on, due_time, remind_at, assigned_to }
}

export type TaskFormFields = z.output<typeof taskSchema>

export type TaskFormState = UseFormReturn<
  z.input<typeof taskFormSchema>,
  unknown,
  z.output<typeof taskFormSchema>
>

export type FilledForm = z.output<typeof taskFormSchema>

const names = Object.keys(taskFields) as (keyof TaskFormFields)[]

/** The fields that have changed: others are not sent, so that they do not overwrite other people's changes. */
export function changesOf(before: TaskFormFields, after: TaskFormFields): Partial<TaskFormFields> {
  const changed = names.filter((name) => after[name] !== before[name])
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

/** The changes to a task's day or person; a day counts in the zone in which it was chosen. */
export function dueChanges(before: Due, after: Due, due_zone: string): Partial<Due> & object {
  const { due_on, due_time, remind_at, assigned_to } = after
  return {
    ...(due_on !== before.due_on && { due_on, due_zone: due_on === null ? null : due_zone }),
    ...(due_time !== before.due_time && { due_time }),
    ...(remind_at !== before.remind_at && { remind_at }),
    ...(assigned_to !== before.assigned_to && { assigned_to }),
  }
}
