/** What completing a task does, whether it is a plain one or the occurrence of a chore (T2, T4, C8). */
import { clampTimestamp } from '#domain/calendar.ts'
import { seriesOfRow, settleRow } from '#domain/chores/settle-row.ts'
import { CommandError } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { notify } from '#domain/notifications/notify.ts'
import { approversOf, nameFor, partnerSince } from '#domain/partnerships/partners.ts'
import { post } from '#domain/points/ledger.ts'
import { openSteps } from '#domain/tasks/steps.ts'
import { completionEntry } from '#domain/tasks/task-ledger.ts'
import { stepsOpen } from '#domain/tasks/task-refusals.ts'
import type { Task } from '#domain/tasks/task.ts'
import { approved, isPrivateLine } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'

/** Completes an open task in the name of the actor, who may do it: pays the points and notifies those concerned. */
export function completeRow(tx: Tx, open: Task, context: CommandContext): void {
  const { actor } = context
  requireSteps(open)
  if (open.needs_photo && open.proof_url === null)
    throw new CommandError('photo_needed', 'Add a photo first')
  const series = seriesOfRow(tx, open)
  const task = series === null ? open : settleRow(tx, { row: open, series }, context)
  const completed_at = clampTimestamp(context, begunAt(tx, task, actor))
  const approvers = approversOf(tx, actor)
  const waits = approvers.length > 0 && needsApproval(tx, task, actor)
  const completed = { ...task, completed_at, completions: task.completions + 1 }
  const done = waits ? completed : approved(completed, actor)
  tx.put('tasks', done)
  post(tx, { ...completionEntry(done), created_at: completed_at })
  // What needs no approval is told to nobody: ten daily tasks make no twenty messages (C21).
  if (task.chore_id !== null && !waits) return
  notify(tx, context, {
    to: [...approvers, task.user_id],
    type: 'task_completed',
    content: `${nameFor(tx, actor, actor)} completed ${spokenName(task)}`,
    related_id: task.id,
    related_type: 'task',
  })
}

/** Throws `steps_open` where all steps come first (T18). */
function requireSteps(task: Task): void {
  const open = task.all_steps ? openSteps(task) : 0
  if (open > 0) throw stepsOpen(open)
}

/** Plain tasks wait for every approver, and so does a photo; those of chores as the chore says (C21, T20). */
function needsApproval(tx: Tx, { approval, needs_photo }: Task, actor: string): boolean {
  if (needs_photo) return true
  if (approval === 'nobody') return false
  return approval !== 'children' || tx.get('users', actor)?.is_child === true
}

/** An action on a task is never earlier than the task, nor than the partnership that made it visible. */
export function begunAt(tx: Tx, { user_id, created_at }: Task, actor: string): string {
  const since = user_id === actor ? null : partnerSince(tx, actor, [user_id])
  return since !== null && since > created_at ? since : created_at
}

/** The name of a task as it may be told to others (T6). */
export function spokenName(task: Task): string {
  return isPrivateLine(task) || !task.is_shared ? 'a private task' : task.name
}
