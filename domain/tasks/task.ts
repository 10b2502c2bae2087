/** Tasks: the entity, its points and its derived states. The typed fields are in task-fields.ts. */
import { DAY_MS, elapsedMs } from '#domain/calendar.ts'
import type { RowOf } from '#domain/column.ts'
import {
  choice,
  flag,
  id,
  list,
  moment,
  newRow,
  optional,
  text,
  whole,
  withDefault,
} from '#domain/column.ts'
import { MAX_PATH } from '#domain/pictures/picture-path.ts'
import { MAX_URL } from '#domain/pictures/picture.ts'

export const effortLevels = ['easy', 'difficult', 'extreme'] as const
export type EffortLevel = (typeof effortLevels)[number]

/** A day, yyyy-MM-dd. */
export const day = () => text('yyyy-MM-dd'.length)
/** A time of day, HH:mm. */
export const clockTime = () => text('HH:mm'.length)

/** The people whose completions wait for approval. */
export const approvals = ['children', 'everyone', 'nobody'] as const

/** The maximum number of helpers (T22). */
export const MAX_HELPERS = 5
const ID_LENGTH = '00000000-0000-0000-0000-000000000000'.length

/** How many steps a task may have, and how long each may be (T16). */
export const MAX_STEPS = 20
export const MAX_STEP = 80

/** The typed fields that tasks, chores and templates have in common. */
export const detailColumns = {
  /** Empty for others, if the task is private. */
  name: text(100),
  description: withDefault(text(1000), ''),
  time_minutes: withDefault(whole({ min: 1, max: 1440 }), 30),
  effort_level: withDefault(choice(effortLevels), 'easy'),
  image_url: optional(text(MAX_URL)),
  is_shared: withDefault(flag(), false),
  /** The steps, one a line (T16), and whether all of them must be ticked first. */
  checklist: withDefault(text(MAX_STEPS * (MAX_STEP + 1)), ''),
  all_steps: withDefault(flag(), false),
  /** Whether completing it requires a photo (T20). */
  needs_photo: withDefault(flag(), false),
  /** A room of its owner; or a deleted one, and then it is in none (T29). */
  room_id: optional(id()),
}
export type TaskDetails = RowOf<typeof detailColumns>

/** Only these fields of a row. */
export function detailsOf(row: TaskDetails): TaskDetails {
  return newRow(detailColumns, row)
}

export const taskColumns = {
  id: id(),
  /** The owner. */
  user_id: id(),
  ...detailColumns,
  created_at: moment(),
  claimed_by: optional(id()),
  claimed_at: optional(moment()),
  completed_at: optional(moment()),
  approved_by: optional(id()),
  /** How many times it was completed: part of the ids of its ledger entries (P2). */
  completions: withDefault(whole({ min: 0 }), 0),
  /** The day and time when it is due, in this time zone, and when to remind of it on that day. */
  due_on: optional(day()),
  due_time: optional(clockTime()),
  due_zone: optional(text(64)),
  remind_at: optional(clockTime()),
  /** The person it is for: the owner or a partner of theirs. */
  assigned_to: optional(id()),
  /** Copied from its chore; null for a plain task. */
  approval: optional(choice(approvals)),
  /** The chore and the slot it is an occurrence of (C2). */
  chore_id: optional(id()),
  slot: optional(day()),
  /** The state of the chore before it was settled (C9). */
  before: optional(text(100)),
  /** A deleted occurrence that was once completed: its row goes on counting, so that no id is paid twice (C2). */
  is_hidden: withDefault(flag(), false),
  /** The ticked steps, as bits (T16). */
  checked: withDefault(whole({ min: 0, max: 2 ** MAX_STEPS - 1 }), 0),
  /** The path of its photo until it is approved (T21). */
  proof_url: optional(text(MAX_PATH)),
  /** The ids of the helpers, in the order in which the points are split (T22). */
  helpers: list(MAX_HELPERS, ID_LENGTH),
  /** Whether the parent who approved it ticked it for the performer (T23). */
  is_ticked: withDefault(flag(), false),
}
export type Task = RowOf<typeof taskColumns>

/** How a command names a task: an occurrence by its chore and slot, because it may have no row yet (C2). */
export type TaskTarget = { readonly id: string; readonly slot?: string | undefined }

export function targetOf({ id, chore_id, slot }: Task): TaskTarget {
  return chore_id === null || slot === null ? { id } : { id: chore_id, slot }
}

export const effortMultiplier: Readonly<Record<EffortLevel, number>> = {
  easy: 1,
  difficult: 2,
  extreme: 3,
}
/** The owner may release a partner's claim that is older than this (T5). */
const STALE_CLAIM_MS = 3 * DAY_MS

/** All that people see of a task if they may see neither texts nor chore: who did it, and its points (T6, C27, F5). */
export function withoutTexts(task: Task): Task {
  const { id, user_id, is_shared, time_minutes, effort_level, created_at, completions } = task
  const { claimed_by, claimed_at, completed_at, approved_by, helpers } = task
  const done = { claimed_by, claimed_at, completed_at, approved_by, completions, helpers }
  const worth = { time_minutes, effort_level }
  return newRow(taskColumns, { ...done, ...worth, id, user_id, name: '', is_shared, created_at })
}

/** The task after its approval, without its photo, which has served its purpose (T21). */
export function approved(task: Task, approved_by: string): Task {
  return { ...task, approved_by, proof_url: null }
}

/** The points of a task: minutes times effort (T11). */
export function pointsFor({
  time_minutes,
  effort_level,
}: Pick<Task, 'time_minutes' | 'effort_level'>): number {
  return time_minutes * effortMultiplier[effort_level]
}

/** The person who earns the points: the one who claimed it, otherwise the owner (T3). */
export function performerOf({ claimed_by, user_id }: Pick<Task, 'claimed_by' | 'user_id'>): string {
  return claimed_by ?? user_id
}

export type TaskState = 'open' | 'claimed' | 'awaiting_approval' | 'approved'

export function stateOf(task: Task): TaskState {
  if (task.completed_at !== null)
    return task.approved_by === null ? 'awaiting_approval' : 'approved'
  return task.claimed_by === null ? 'open' : 'claimed'
}

/** Whether the viewer may not see the texts of another person's task (T6). */
export function isPrivateLine(task: Task): boolean {
  return task.name === ''
}

/** Whether a person completes it: the one who claimed it, else the one it is for, else its owner (T3, T12). */
export function canComplete(task: Task, userId: string): boolean {
  const { claimed_by, assigned_to, user_id } = task
  return task.completed_at === null && (claimed_by ?? assigned_to ?? user_id) === userId
}

/** Whether a person who can see the task may claim it (T5). */
export function canClaim(task: Task): boolean {
  return task.is_shared && task.completed_at === null && task.claimed_by === null
}

/** Whether a person may edit or delete it: its owner, while it is not completed and not claimed by anybody else (T10). */
export function canEdit(task: Task, userId: string): boolean {
  const free = task.claimed_by === null || task.claimed_by === userId
  return task.user_id === userId && task.completed_at === null && free
}

export function canRelease(task: Task, userId: string, at: string): boolean {
  if (task.claimed_by === null || task.completed_at !== null) return false
  if (task.claimed_by === userId) return true
  const claimedMs = task.claimed_at === null ? Infinity : elapsedMs(task.claimed_at, at)
  return task.user_id === userId && claimedMs > STALE_CLAIM_MS
}
