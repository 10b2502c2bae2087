/** Checks the due day and the person of a plain task (T12). */
import { requireHelper } from '#domain/chores/take-seats.ts'
import { refusal } from '#domain/command-error.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { zoneOf } from '#domain/users/user.ts'

/**
 * The task with consistent due fields: without a day it has no time, and its zone is the actor's unless one is given.
 * Throws `invalid_args` naming the field, or `not_partner`, if a time has no day or the person cannot be asked (T12).
 */
export function withDue(tx: Tx, task: Task, actor: string): Task {
  const { due_on, due_time, remind_at, due_zone, assigned_to } = task
  if (assigned_to !== null) requireHelper(tx, task, assigned_to)
  if (due_on !== null) return { ...task, due_zone: due_zone ?? zoneOf(tx, actor) }
  if (due_time !== null || remind_at !== null)
    throw refusal('invalid_args', 'no_day', { field: 'due_on' })
  return { ...task, due_zone: null }
}
