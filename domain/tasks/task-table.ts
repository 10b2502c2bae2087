/** The table of tasks: who sees which fields, and its indexes on a device. */
import { itemsOf, joinItems } from '#domain/column.ts'
import { isDerivedId } from '#domain/is-derived-id.ts'
import { defineTable } from '#domain/table.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf, taskColumns, withoutTexts } from '#domain/tasks/task.ts'
import type { Viewer } from '#domain/viewer.ts'
import { knownTo } from '#domain/viewer.ts'

export const tasks = defineTable({
  entity: 'Task',
  columns: taskColumns,
  people: ['user_id', 'claimed_by'],
  audience: 'partners',
  project: projectTask,
  orderedBy: 'created_at',
  first: { own: { completed_at: null }, others: { completed_at: null } },
  // Of ids that are derived from a cause, only those in the ledger stay used.
  keepsId: ({ id, completions }) => !isDerivedId(id) || completions > 0,
  searched: ({ name, description }) => [name, description],
  indexes: ['image_url', 'proof_url'],
  keys: {
    /** Active tasks of no chore, by the time of creation. */
    _open: (task: Task) => (isPlain(task) ? task.created_at : undefined),
    /** Of these, tasks without a due day, by the time of creation. */
    _undated: (task: Task) => (isPlain(task) && task.due_on === null ? task.created_at : undefined),
    /** The same by room, then by the time of creation. */
    _inRoom: (task: Task) =>
      isPlain(task) && task.due_on === null ? [task.room_id ?? '', task.created_at] : undefined,
    /** Active tasks of no chore that are due on a day, by that day. */
    _due: (task: Task) => (isPlain(task) ? (task.due_on ?? undefined) : undefined),
    /** Active tasks with a picture, by its address. */
    _photo: (task: Task) => (isActive(task) ? (task.image_url ?? undefined) : undefined),
    /** Completed tasks, by performer and time. */
    _done: doneKey,
    /** Completed tasks that wait for approval, by performer and time. */
    _waits: (task: Task) => (task.approved_by === null ? doneKey(task) : undefined),
    /** Of these, tasks that the performer did with others, because a helper approves nothing. */
    _waitsHelped: (task: Task) =>
      task.approved_by === null && task.helpers !== '' ? doneKey(task) : undefined,
    /** Open rows of chores, by chore: never its history. */
    _ofChore: ({ chore_id, completed_at }: Task) =>
      completed_at === null ? (chore_id ?? undefined) : undefined,
    /** Completed rows of chores, by their chore and time: its history (C31). */
    _doneOf: ({ chore_id, completed_at }: Task) =>
      chore_id === null || completed_at === null ? undefined : [chore_id, completed_at],
    /** Completed tasks that were due on a day, by that day: for the week. */
    _dueDone: ({ completed_at, due_on, slot }: Task) =>
      completed_at === null ? undefined : (due_on ?? slot ?? undefined),
  },
  lists: {
    /** Completed tasks, by helper and time (T22). */
    _helped: helpedKeys,
  },
  rangesOf({ approved_by, chore_id, claimed_by, user_id }) {
    if (chore_id) return [{ index: '_ofChore', from: chore_id }]
    if (approved_by !== null) return null
    const performer = claimed_by ?? user_id ?? ''
    return [
      { index: '_open' },
      { index: '_ofChore' },
      { index: '_waits', from: [performer, ''], to: [performer, '\uffff'] },
    ]
  },
})

function helpedKeys({ completed_at, helpers }: Task): readonly string[] | undefined {
  if (completed_at === null || helpers === '') return undefined
  return itemsOf(helpers).map((helper) => helpedKey(helper, completed_at))
}

/** One text, because an index in which a row appears several times takes no pairs. */
export function helpedKey(helper: string, completedAt: string): string {
  return `${helper} ${completedAt}`
}

function isActive({ completed_at, is_hidden }: Task): boolean {
  return completed_at === null && !is_hidden
}

function isPlain(task: Task): boolean {
  return isActive(task) && task.chore_id === null
}

function doneKey(task: Task): readonly [performer: string, completedAt: string] | undefined {
  return task.completed_at === null ? undefined : [performerOf(task), task.completed_at]
}

/**
 * The owner's partners see shared tasks; they see private ones only once they are completed, and without their texts.
 * The performer and the performer's partners see performed tasks (T5, T6, T3).
 */
function projectTask(task: Task, viewer: Viewer): Task | null {
  const shared = task.is_shared && viewer.partners.has(task.user_id)
  if (task.user_id !== viewer.id && !shared && !seesCompletion(task, viewer)) return null
  const withText = task.user_id === viewer.id || shared
  const told = withText ? task : withoutTexts(task)
  return withFields(told, {
    user_id: knownTo(viewer, task.user_id),
    claimed_by: task.claimed_by && knownTo(viewer, task.claimed_by),
    approved_by: task.approved_by && knownTo(viewer, task.approved_by),
    // The helpers are visible even if the text is not: everybody's points follow from them (T22).
    helpers: joinItems(itemsOf(task.helpers).map((id) => knownTo(viewer, id))),
    assigned_to: told.assigned_to && knownTo(viewer, told.assigned_to),
    proof_url: seesProof(task, viewer) ? task.proof_url : null,
  })
}

/** Usually everything is visible, and nothing has to be copied. */
function withFields(task: Task, fields: Partial<Task>): Task {
  const differs = Object.entries(fields).some(([name, value]) => Reflect.get(task, name) !== value)
  return differs ? { ...task, ...fields } : task
}

/** The owner, the performer, and anybody who may approve the performer's tasks (T21). */
function seesProof(task: Task, { id, partners, isChild }: Viewer): boolean {
  const performer = performerOf(task)
  return [task.user_id, performer].includes(id) || (partners.has(performer) && !isChild)
}

function seesCompletion(task: Task, viewer: Viewer): boolean {
  if (task.completed_at === null) return false
  return [task.user_id, performerOf(task)].some((id) => id === viewer.id || viewer.partners.has(id))
}
