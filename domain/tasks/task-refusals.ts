/** The refusals of the task commands, with the names and times that explain them. */
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import { nameFor } from '#domain/partnerships/partners.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'

export function completedFirst(tx: Tx, task: Task, actor: string): CommandError {
  const name = nameFor(tx, actor, performerOf(task))
  return refusal('already_completed', 'first', {
    name,
    at: task.completed_at,
  })
}

export function claimedFirst(tx: Tx, task: Task, actor: string): CommandError {
  const name = nameFor(tx, actor, task.claimed_by)
  return refusal('claimed', 'first', { name, at: task.claimed_at })
}

/** Why a person cannot edit or delete a task: not the owner, completed, or claimed by somebody else. */
export function notEditable(
  tx: Tx,
  task: Task,
  { actor, what }: { readonly actor: string; readonly what: 'edited' | 'deleted' },
): CommandError {
  if (task.user_id !== actor) return refusal('forbidden', 'task_owner', { what })
  if (task.completed_at !== null)
    return refusal('already_completed', 'locked', {
      what,
      name: nameFor(tx, actor, performerOf(task)),
      at: task.completed_at,
    })
  const name = nameFor(tx, actor, task.claimed_by)
  return refusal('claimed', 'locked', {
    name,
    what,
    at: task.claimed_at,
  })
}
