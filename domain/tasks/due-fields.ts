/** When a plain task is due and for whom: the fields, with their bounds and messages (T12). */
import * as z from 'zod/mini'
import { requireHelper } from '#domain/chores/take-seats.ts'
import { CommandError } from '#domain/command-error.ts'
import { dayField, timeField } from '#domain/day-fields.ts'
import { id } from '#domain/id.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { timeZone } from '#domain/users/user-fields.ts'

export const dueFields = {
  due_on: z.nullable(dayField),
  due_time: z.nullable(timeField),
  /** IANA name: the zone in which its day is a day; that of the actor unless it is given. */
  due_zone: z.nullable(timeZone),
  remind_at: z.nullable(timeField),
  /** Whom it is for; null for anyone. */
  assigned_to: z.nullable(id),
}

/** The fields of a new task: unless they are given it is due on no day and for anyone. */
export const newDueFields = {
  due_on: z._default(dueFields.due_on, null),
  due_time: z._default(dueFields.due_time, null),
  due_zone: z._default(dueFields.due_zone, null),
  remind_at: z._default(dueFields.remind_at, null),
  assigned_to: z._default(dueFields.assigned_to, null),
}

/**
 * The task with its day in order: without a day it has no time either, and its zone is the actor's unless it is given.
 * Throws `invalid_args` naming the field, or `not_partner`, if a time has no day or the person cannot be asked (T12).
 */
export function withDue(tx: Tx, task: Task, actor: string): Task {
  const { due_on, due_time, remind_at, due_zone, assigned_to } = task
  if (assigned_to !== null) requireHelper(tx, task, assigned_to)
  if (due_on !== null)
    return { ...task, due_zone: due_zone ?? tx.get('accounts', actor)?.time_zone ?? 'UTC' }
  if (due_time !== null || remind_at !== null)
    throw new CommandError('invalid_args', 'Please choose a day', { field: 'due_on' })
  return { ...task, due_zone: null }
}
