/** The commands on tasks. */
import * as z from 'zod/mini'
import { clampTimestamp } from '#domain/calendar.ts'
import { changeOccurrence, holderOf, requireStillWanted, skip } from '#domain/chores/occurrence.ts'
import { released } from '#domain/chores/private-row.ts'
import { unsettleRow } from '#domain/chores/settle-row.ts'
import { itemsOf, newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand, givenOf, HOLD_MS } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { notify } from '#domain/notifications/notify.ts'
import { decidedFirst } from '#domain/partnerships/decided-first.ts'
import { post } from '#domain/points/ledger.ts'
import { inRoom } from '#domain/rooms/in-room.ts'
import { requireFreeId, visibleRow } from '#domain/shared-row.ts'
import { aboutTask, begunAt, completeRow } from '#domain/tasks/complete-row.ts'
import { doneBy, mayApproveTask } from '#domain/tasks/done-by.ts'
import { dueFields, newDueFields } from '#domain/tasks/due-fields.ts'
import { keepingTicks, ticked } from '#domain/tasks/steps.ts'
import { canTakeBack, mayTakeBack } from '#domain/tasks/take-back.ts'
import {
  completionFields,
  newTaskFields,
  stepField,
  taskFields,
} from '#domain/tasks/task-fields.ts'
import { reopeningEntries } from '#domain/tasks/task-ledger.ts'
import { claimedFirst, completedFirst, notEditable } from '#domain/tasks/task-refusals.ts'
import { readTask, targetFields, targetId } from '#domain/tasks/task-target.ts'
import {
  approved,
  canClaim,
  canComplete,
  canEdit,
  canRelease,
  performerOf,
  taskColumns,
} from '#domain/tasks/task.ts'
import type { Task } from '#domain/tasks/task.ts'
import { withDue } from '#domain/tasks/with-due.ts'
import type { Tx } from '#domain/tx.ts'
import { countCreation } from '#domain/users/creation-limit.ts'

const taskId = z.object({ id })
/** The row of the task, including occurrences. */
const targeted = { name: 'task', table: 'tasks', rowId: targetId } as const

export const taskCommands = {
  createTask: defineCommand({
    version: 4,
    rest: { method: 'POST', path: '/api/tasks' },
    input: z.object({ id, ...newTaskFields, ...newDueFields }),
    serverDefaults: (make) => ({ id: make.id() }),
    answer: { name: 'task', table: 'tasks', created: true },
    run(tx, input, context) {
      requireFreeId(tx, 'tasks', { ...context, id: input.id })
      countCreation(tx, context, 'tasks')
      const { actor, at } = context
      const task = newRow(taskColumns, { ...input, user_id: actor, created_at: at })
      tx.put('tasks', inRoom(tx, withDue(tx, task, actor), context))
    },
  }),

  updateTask: defineCommand({
    version: 5,
    rest: { method: 'PATCH', path: '/api/tasks/:id' },
    input: z.object({
      ...targetFields,
      ...z.partial(z.object({ ...taskFields, ...dueFields })).shape,
    }),
    answer: targeted,
    run(tx, { id: targetedId, slot, ...changed }, context) {
      const { actor } = context
      const { row: task, occurrence } = readTask(tx, { id: targetedId, slot }, context)
      const given = givenOf(changed)
      if (occurrence !== null)
        return changeOccurrence(tx, { ...occurrence, fields: given }, context)
      if (!canEdit(task, actor)) throw notEditable(tx, task, { actor, what: 'edited' })
      const next = keepingTicks(task, { ...cleared(task, given), ...given })
      tx.put('tasks', inRoom(tx, withDue(tx, next, actor), context))
    },
  }),

  deleteTask: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/tasks/:id' },
    input: taskId,
    silentRefusals: ['not_found'],
    run(tx, input, context) {
      const { actor } = context
      const { row: task, occurrence } = readTask(tx, input, context)
      if (!canEdit(task, actor)) throw notEditable(tx, task, { actor, what: 'deleted' })
      if (occurrence !== null) return skip(tx, occurrence, context)
      tx.delete('tasks', input.id)
    },
  }),

  claimTask: defineCommand({
    version: 2,
    rest: { method: 'POST', path: '/api/tasks/:id/claim' },
    input: z.object(targetFields),
    answer: targeted,
    run(tx, input, context) {
      const { actor } = context
      const { row: task, occurrence } = readTask(tx, input, context)
      if (task.completed_at !== null) throw completedFirst(tx, task, actor)
      if (task.claimed_by === actor) return
      if (task.claimed_by !== null) throw claimedFirst(tx, task, actor)
      if (occurrence === null && !canClaim(task)) throw refusal('forbidden', 'task_private')
      if (occurrence !== null) requireStillWanted(tx, occurrence, actor)
      const claimed_at = clampTimestamp(context, begunAt(tx, task, actor))
      tx.put('tasks', { ...task, claimed_by: actor, claimed_at })
      // The person who had the turn is told who claimed it, and so is the owner (C14).
      const holder = occurrence === null ? null : holderOf(occurrence)
      notify(tx, context, {
        to: [task.user_id, holder ?? []].flat(),
        type: 'task_claimed',
        ...aboutTask(task),
      })
    },
  }),

  releaseTask: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/tasks/:id/release' },
    input: taskId,
    answer: { name: 'task', table: 'tasks' },
    run(tx, input, { actor, at }) {
      const task = visibleRow(tx, 'tasks', { id: input.id, actor })
      if (task.completed_at !== null) throw completedFirst(tx, task, actor)
      if (task.claimed_by === null) return
      if (!canRelease(task, actor, at)) throw refusal('forbidden', 'task_claimer')
      tx.put('tasks', released(tx, task))
    },
  }),

  completeTask: defineCommand({
    version: 4,
    rest: { method: 'POST', path: '/api/tasks/:id/complete' },
    input: z.object({ ...targetFields, ...completionFields }),
    answer: targeted,
    run(tx, input, context) {
      const { actor } = context
      const { row: task, occurrence } = readTask(tx, input, context)
      const done = doneBy(tx, input, actor)
      if (task.completed_at !== null && performerOf(task) === done.by) return
      if (task.completed_at !== null) throw completedFirst(tx, task, actor)
      if (done.by === actor) requireMayComplete(tx, task, actor)
      else requireMayTick(tx, task, { actor, child: done.by })
      // The person it is for completes it in one tap (T12); so does whoever sees what is left of a deleted chore.
      const isFor = occurrence === null && task.user_id !== done.by
      const claimed = isFor ? { ...task, claimed_by: done.by } : task
      const row = { ...claimed, proof_url: input.proof_url ?? null }
      completeRow(tx, { ...done, row }, context)
    },
  }),

  tickStep: defineCommand({
    version: 2,
    rest: { method: 'POST', path: '/api/tasks/:id/steps' },
    input: z.object({ ...targetFields, text: stepField, on: z.boolean() }),
    answer: targeted,
    silentRefusals: ['not_found', 'gone', 'too_late'],
    run(tx, input, context) {
      const { actor } = context
      const { row: task, occurrence } = readTask(tx, input, context)
      if (task.completed_at !== null) return
      requireMayComplete(tx, task, actor)
      if (occurrence !== null) requireStillWanted(tx, occurrence, actor)
      const next = ticked(task, input)
      // A tick that changes nothing does not make the row of an occurrence.
      if (next.checked !== task.checked) tx.put('tasks', next)
    },
  }),

  approveTask: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'POST', path: '/api/tasks/:id/approve' },
    input: taskId,
    answer: { name: 'task', table: 'tasks' },
    run(tx, input, context) {
      const task = visibleRow(tx, 'tasks', { id: input.id, actor: context.actor })
      if (task.completed_at === null) throw refusal('not_completed', 'task')
      if (task.approved_by === context.actor) return
      if (!mayApproveTask(tx, context.actor, task)) throw refusal('forbidden', 'task_approver')
      if (task.approved_by !== null) throw decidedFirst(tx, task, context.actor)
      tx.put('tasks', approved(task, context.actor))
      notify(tx, context, {
        to: [performerOf(task)],
        type: 'task_approved',
        ...aboutTask(task),
      })
    },
  }),

  reopenTask: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/tasks/:id/reopen' },
    input: taskId,
    answer: { name: 'task', table: 'tasks' },
    run(tx, input, context) {
      const task = visibleRow(tx, 'tasks', { id: input.id, actor: context.actor })
      if (task.completed_at === null) throw refusal('not_completed', 'task')
      const asApprover = mayApproveTask(tx, context.actor, task) && task.approved_by === null
      if (!asApprover) requireMayTakeBack(tx, task, context)
      tx.put('tasks', unsettleRow(tx, task))
      const created_at = clampTimestamp(context, task.completed_at)
      for (const entry of reopeningEntries(task)) post(tx, { ...entry, created_at })
      notify(tx, context, {
        to: [performerOf(task), ...itemsOf(task.helpers)],
        type: 'task_reopened',
        ...aboutTask(task),
      })
    },
  }),
}

/** Throws unless the actor may complete an open task (T3, T12, C26). */
function requireMayComplete(tx: Tx, task: Task, actor: string): void {
  if (task.claimed_by !== null && task.claimed_by !== actor) throw claimedFirst(tx, task, actor)
  if (!canComplete(task, actor) && task.chore_id === null) throw refusal('not_claimed', 'first')
}

/** Throws unless a parent may tick an open task for a child: nobody else claimed it, and the child may see it (T23). */
function requireMayTick(
  tx: Tx,
  task: Task,
  { actor, child }: { readonly actor: string; readonly child: string },
): void {
  const { claimed_by, is_shared, user_id } = task
  if (claimed_by !== null && ![actor, child].includes(claimed_by))
    throw claimedFirst(tx, task, actor)
  // A private one of the actor's own is nobody else's to do.
  if (!is_shared && user_id !== child)
    throw refusal('invalid_args', 'not_shared', { field: 'is_shared' })
}

/** Throws unless in time, and the actor did it or ticked it for somebody whose adult partner they are (T2, T23). */
function requireMayTakeBack(tx: Tx, task: Task, { actor, at }: CommandContext): void {
  const isTheirs = performerOf(task) === actor || mayApproveTask(tx, actor, task)
  if (!isTheirs || !mayTakeBack(task, actor)) throw refusal('forbidden', 'task_not_yours')
  if (!canTakeBack(task, actor, at)) throw refusal('too_late', 'completed')
}

/** Without a day the task has no time either, and if it is no longer shared it is not for somebody else (T12). */
function cleared(task: Task, { due_on, is_shared }: Partial<Task>): Task {
  const undue = due_on === null ? { ...task, due_time: null, remind_at: null } : task
  const isOthers = task.assigned_to !== null && task.assigned_to !== task.user_id
  return is_shared === false && isOthers ? { ...undue, assigned_to: null } : undue
}
