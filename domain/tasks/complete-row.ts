/** Completes a task, plain or an occurrence of a chore (T2, T4, C8). */
import { clampTimestamp } from '#domain/calendar.ts'
import { seriesOfRow, settleRow } from '#domain/chores/settle-row.ts'
import { joinItems } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import type { GivenFacts } from '#domain/notifications/notify.ts'
import { notify } from '#domain/notifications/notify.ts'
import { partnerSince } from '#domain/partnerships/partners.ts'
import { post } from '#domain/points/ledger.ts'
import type { DoneBy } from '#domain/tasks/done-by.ts'
import { approversAmong } from '#domain/tasks/done-by.ts'
import { openSteps } from '#domain/tasks/steps.ts'
import { completionEntries } from '#domain/tasks/task-ledger.ts'
import type { Task } from '#domain/tasks/task.ts'
import { approved, isPrivateLine, performerOf } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'

/** An open task, and the people who did it. */
export type Completion = DoneBy & { readonly row: Task }

/** Completes an open task in the name of the people who did it: pays the points and notifies those concerned. */
export function completeRow(tx: Tx, completion: Completion, context: CommandContext): void {
  const { row: open, by, helpers } = completion
  requireAsked(completion, context.actor)
  const series = seriesOfRow(tx, open)
  const task = series === null ? open : settleRow(tx, { row: open, series, by }, context)
  const since = knownSince(tx, completion, context.actor)
  const completed_at = clampTimestamp(context, since)
  const is_ticked = isTicked(completion, context.actor)
  const approvers = is_ticked ? [] : approversAmong(tx, completion)
  const waits = approvers.length > 0 && needsApproval(tx, task, by)
  const completed: Task = {
    ...task,
    ...(by !== context.actor && { claimed_by: by, claimed_at: completed_at }),
    completed_at,
    completions: task.completions + 1,
    helpers: joinItems(helpers),
    is_ticked,
  }
  const done = waits ? completed : approved(completed, is_ticked ? context.actor : by)
  tx.put('tasks', done)
  for (const entry of completionEntries(done)) post(tx, { ...entry, created_at: completed_at })
  notifyOfCompletion(
    tx,
    { done, helpers, others: waits || series === null ? approvers : null },
    context,
  )
}

/** A task that a parent ticks for a child is approved by that parent at once, unless they helped (T22, T23). */
function isTicked({ by, helpers }: Completion, actor: string): boolean {
  return by !== actor && !helpers.includes(actor)
}

/** Throws if required steps are open, or if a required photo is missing and no parent ticks the task (T18, T20, T23). */
function requireAsked(completion: Completion, actor: string): void {
  const { row } = completion
  requireSteps(row)
  if (row.needs_photo && row.proof_url === null && !isTicked(completion, actor))
    throw refusal('photo_needed', 'first')
}

type CompletionNotice = {
  readonly done: Task
  readonly helpers: readonly string[]
  /** Null if nobody else is to be notified. */
  readonly others: readonly string[] | null
}

/** Only helpers hear of a completion that needs no approval: ten daily tasks make no twenty messages (C21, T22). */
function notifyOfCompletion(
  tx: Tx,
  { done, helpers, others }: CompletionNotice,
  context: CommandContext,
): void {
  const { actor } = context
  const performer = performerOf(done)
  const about = aboutTask(done)
  notify(tx, context, {
    to: helpers,
    type: 'helped',
    by: performer,
    ...about,
  })
  if (performer !== actor && done.approved_by === actor)
    notify(tx, context, {
      to: [performer],
      type: 'task_approved',
      ...about,
    })
  if (others === null) return
  notify(tx, context, {
    to: [...others, done.user_id].filter((id) => id !== performer && !helpers.includes(id)),
    type: 'task_completed',
    by: performer,
    ...about,
  })
}

/** Throws `steps_open` if all steps have to be ticked first (T18). */
function requireSteps(task: Task): void {
  const open = task.all_steps ? openSteps(task) : 0
  if (open > 0) throw refusal('steps_open', 'count', { count: open })
}

/** Plain tasks and those with a photo always wait for approval; for other occurrences the chore decides (C21, T20). */
function needsApproval(tx: Tx, { approval, needs_photo }: Task, actor: string): boolean {
  if (needs_photo) return true
  if (approval === 'nobody') return false
  return approval !== 'children' || tx.get('users', actor)?.is_child === true
}

/** An action on a task is never earlier than the task, nor earlier than the partnership that made it visible. */
export function begunAt(tx: Tx, { user_id, created_at }: Task, actor: string): string {
  const since = user_id === actor ? null : partnerSince(tx, actor, [user_id])
  return since !== null && since > created_at ? since : created_at
}

/** Nor earlier than the partnerships with the people who did it. */
function knownSince(tx: Tx, { row, by, helpers }: Completion, actor: string): string {
  const since = [
    begunAt(tx, row, by),
    ...helpers.map((person) => partnerSince(tx, by, [person])),
    by === actor ? null : partnerSince(tx, actor, [by]),
  ]
  return since.flatMap((moment) => moment ?? []).reduce((one, other) => (one > other ? one : other))
}

/** The task that a notification is about. */
export function aboutTask(task: Task) {
  return { ...namedTask(task), related_id: task.id, related_type: 'task' } as const
}

/** The name of a task, as far as others may know it (T6). */
export function namedTask(task: Task): GivenFacts {
  if (isPrivateLine(task) || !task.is_shared) return { how: 'private' }
  return { subject: task.name, subject_of: task.user_id }
}
