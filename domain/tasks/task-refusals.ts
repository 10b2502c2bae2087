/** The refusals of the task commands, with the names and times that explain them. */
import { CommandError } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { nameFor } from '#domain/partnerships/partners.ts'
import { mayTakeBack } from '#domain/tasks/take-back.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'

export function completedFirst(tx: Tx, task: Task, actor: string): CommandError {
  const name = nameFor(tx, actor, performerOf(task))
  return new CommandError('already_completed', `${name} finished this first`, {
    name,
    at: task.completed_at,
  })
}

export function claimedFirst(tx: Tx, task: Task, actor: string): CommandError {
  const name = nameFor(tx, actor, task.claimed_by)
  return new CommandError('claimed', `${name} claimed this first`, { name, at: task.claimed_at })
}

/** Why a person cannot edit or delete a task: not the owner, completed, or claimed by somebody else. */
export function notEditable(
  tx: Tx,
  task: Task,
  { actor, what }: { readonly actor: string; readonly what: 'edited' | 'deleted' },
): CommandError {
  if (task.user_id !== actor)
    return new CommandError('forbidden', `A task can only be ${what} by its owner`)
  if (task.completed_at !== null)
    return new CommandError('already_completed', `Completed tasks cannot be ${what}`, {
      name: nameFor(tx, actor, performerOf(task)),
      at: task.completed_at,
    })
  const name = nameFor(tx, actor, task.claimed_by)
  return new CommandError('claimed', `${name} claimed it, so it cannot be ${what} now`, {
    name,
    at: task.claimed_at,
  })
}

export function notCompleted(): CommandError {
  return new CommandError('not_completed', 'This task is not completed')
}

export function mayNotApprove(): CommandError {
  return new CommandError(
    'forbidden',
    'Only a partner of whoever completed this task can approve it',
  )
}

export function mayNotReopen(task: Task, { actor }: CommandContext): CommandError {
  return mayTakeBack(task, actor)
    ? new CommandError('too_late', 'A completion can be taken back for 24 hours')
    : notTheirs()
}

export function notTheirs(): CommandError {
  return new CommandError('forbidden', 'You cannot reopen this task')
}

const counts = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** 'Two steps are still open' (T18). */
export function stepsOpen(count: number): CommandError {
  const said = count === 1 ? 'One step is' : `${counts[count - 2] ?? count} steps are`
  return new CommandError('steps_open', `${said} still open`)
}
