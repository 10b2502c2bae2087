/** The fields of the form of a task, validated by the schemas of the commands. */
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { taskFields } from '#domain/tasks/task-fields.ts'
import type { Plan } from '#web/features/tasks/chores/plan.ts'
import { problemOf } from '#web/features/tasks/chores/plan.ts'

const { name, description, time_minutes, effort_level, image_url, is_shared } = taskFields
const fields = { name, description, time_minutes, effort_level, image_url, is_shared }
const plan = z.custom<Plan>().check((context) => {
  const message = problemOf(context.value)
  if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
})
export const taskFormSchema = z.object({ ...fields, plan: z.nullable(plan) })
const taskSchema = z.object(fields)

export type TaskFormFields = z.output<typeof taskSchema>

export type TaskFormState = UseFormReturn<
  z.input<typeof taskFormSchema>,
  unknown,
  z.output<typeof taskFormSchema>
>

/** The fields that were changed: the others are not sent, so that they overwrite nobody's changes. */
export function changesOf(before: TaskFormFields, after: TaskFormFields): Partial<TaskFormFields> {
  const { name, description, time_minutes, effort_level, image_url, is_shared } = after
  return {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
    ...(time_minutes !== before.time_minutes && { time_minutes }),
    ...(effort_level !== before.effort_level && { effort_level }),
    ...(image_url !== before.image_url && { image_url }),
    ...(is_shared !== before.is_shared && { is_shared }),
  }
}
