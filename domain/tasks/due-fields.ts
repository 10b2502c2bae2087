/** The day of a plain task and the person it is for: the typed fields, with their messages (T12). */
import * as z from 'zod/mini'
import { dayField, timeField } from '#domain/day-fields.ts'
import { id } from '#domain/id.ts'
import { newFields } from '#domain/new-fields.ts'
import { taskColumns } from '#domain/tasks/task.ts'
import { timeZone } from '#domain/users/user-fields.ts'

export const dueFields = {
  due_on: z.nullable(dayField),
  due_time: z.nullable(timeField),
  /** An IANA name: the zone in which its day is counted; the actor's unless one is given. */
  due_zone: z.nullable(timeZone),
  remind_at: z.nullable(timeField),
  /** The person it is for; null for anyone. */
  assigned_to: z.nullable(id),
}

/** The fields of a new task, which by default has no due day and is for anyone. */
export const newDueFields = newFields(dueFields, taskColumns)
