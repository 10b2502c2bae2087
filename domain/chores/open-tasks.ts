/** Everything there is to do, by due time: occurrences of chores, and tasks with a date (T14). Nothing is stored. */
import { localDay } from '#domain/calendar.ts'
import { differenceInDays } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AgendaItem, AgendaState } from './agenda.ts'
import { agendaNow, isDue, taskOf } from './agenda.ts'
import type { ChoreWithRows } from './chore-rows.ts'
import { dueState } from './due-time.ts'

/** In this order. Plain tasks without a date come last, newest first; they are not derived and not listed here. */
export const dueGroups = ['overdue', 'today', 'week', 'later', 'none'] as const
export type DueGroup = (typeof dueGroups)[number]

/** How many days ahead the plan is shown. */
const DAYS_AHEAD = 7

export type OpenTask = {
  /** The id of its row, whether or not the row exists yet. */
  readonly id: string
  readonly group: DueGroup
  /** The row, or the row that would be made. */
  readonly task: Task
  /** The occurrence of a chore; null for a plain task. */
  readonly item: AgendaItem | null
  /** When it is due; null without a date. */
  readonly due: OpenDue | null
}

export type OpenDue = {
  readonly state: AgendaState
  readonly due_on: string
  readonly due_time: string | null
  readonly paused_until: string | null
}

export type ToDo = {
  readonly chores: readonly ChoreWithRows[]
  /** Open rows of chores that this person cannot see. */
  readonly withoutChore: readonly Task[]
  /** Open tasks that belong to no chore and are due on a day. */
  readonly dated: readonly Task[]
}

/** Everything open, the plan of the next seven days, and paused occurrences. `at` is an ISO time in UTC. */
export function openTasks({ chores, withoutChore, dated }: ToDo, at: string): readonly OpenTask[] {
  const items = chores.flatMap((each) => agendaNow(each, at))
  return [
    ...items.map((item) => ofChore(item, at)).filter(isNear),
    ...[...withoutChore, ...dated].map((task) => openTaskOf(task, at)),
  ].toSorted(byDue)
}

/** Whether it counts as an active task: open now, not just planned or paused (T14). */
export function isActiveNow({ item }: OpenTask): boolean {
  return item === null || isDue(item)
}

export type Turn = { readonly person: string; readonly kind: 'turn' | 'for' }

/** The person whose turn it is or whom it is for; null for anyone, and once claimed, which its card says (C11, T12). */
export function turnOf({ task, item }: Pick<OpenTask, 'task' | 'item'>): Turn | null {
  if (!task.is_shared || task.claimed_by !== null) return null
  const person = item === null ? task.assigned_to : item.person
  if (person === null) return null
  return { person, kind: item?.chore.who === 'turns' ? 'turn' : 'for' }
}

function ofChore(item: AgendaItem, at: string): OpenTask {
  const { id, state, due_on, chore } = item
  const today = localDay(at, chore.time_zone)
  return { id, group: groupOf({ state, due_on, today }), task: taskOf(item, at), item, due: item }
}

/** A task that is not covered by an occurrence of a visible chore. `at` is an ISO time in UTC. */
export function openTaskOf(task: Task, at: string): OpenTask {
  const { id, due_on, due_time, due_zone } = task
  if (due_on === null) return { id, group: 'none', task, item: null, due: null }
  const zone = due_zone ?? 'UTC'
  const state = dueState({ due_on, due_time, due_zone: zone }, at)
  const group = groupOf({ state, due_on, today: localDay(at, zone) })
  return { id, group, task, item: null, due: { state, due_on, due_time, paused_until: null } }
}

type Grouped = Pick<OpenDue, 'state' | 'due_on'> & { readonly today: string }

/** Paused ones are listed with the tasks that have no date. */
function groupOf({ state, due_on, today }: Grouped): DueGroup {
  if (state === 'overdue') return 'overdue'
  if (state === 'open') return 'today'
  if (state === 'paused') return 'none'
  return differenceInDays(due_on, today) <= DAYS_AHEAD ? 'week' : 'later'
}

/** The plan ends after seven days; tasks with a later date are listed nevertheless. */
function isNear({ group }: OpenTask): boolean {
  return group !== 'later'
}

function byDue(one: OpenTask, other: OpenTask): number {
  const groups = dueGroups.indexOf(one.group) - dueGroups.indexOf(other.group)
  return groups || (keyOf(one) < keyOf(other) ? -1 : 1)
}

/** By day and time, then by creation; items without a time come at the end of their day. */
function keyOf({ id, task, item, due }: OpenTask): string {
  const created = item?.chore.created_at ?? task.created_at
  return `${due?.due_on ?? ''} ${due?.due_time ?? '24:00'} ${created} ${id}`
}
