/** The week of a household: what is shared and due on its days, done on them, or missed (T15). It is never stored. */
import { localDay } from '#domain/calendar.ts'
import type { Task } from '#domain/tasks/task.ts'
import { canClaim, canComplete, isPrivateLine, performerOf } from '#domain/tasks/task.ts'
import type { AgendaItem, AgendaSpan, AgendaState } from './agenda.ts'
import { agendaBetween, taskOf } from './agenda.ts'
import type { ChoreWithRows } from './chore-rows.ts'
import { dueState } from './due-time.ts'
import { missedBetween, missedFrom } from './past-slots.ts'
import type { Eligibility } from './settle.ts'
import { eligibilityOf } from './settle.ts'
import type { Series } from './timetable.ts'

export type WeekEntry = {
  /** The id of its row, whether or not the row exists yet. */
  readonly id: string
  readonly day: string
  readonly time: string | null
  readonly state: AgendaState
  /** The person who did it, claimed it, was given it, or has the turn; null if it is for anyone. */
  readonly person: string | null
  /** The row, or the row that would be made. */
  readonly task: Task
  /** The occurrence of a chore, and that chore; null for a plain task. */
  readonly item: AgendaItem | null
  readonly series: Series | null
}

/** The rows on this device for these days. */
export type WeekRows = {
  /** Each chore with its open rows, and the settled ones of these days. */
  readonly chores: readonly ChoreWithRows[]
  /** Open plain tasks that are due on these days, and settled tasks without a chore on this device. */
  readonly tasks: readonly Task[]
  /** Whether this device has the whole history: only then is it known which slots were missed. */
  readonly isWhole: boolean
}

/** Days are in this time zone, the viewer's; both ends included. */
export type WeekSpan = AgendaSpan & { readonly timeZone: string }

/** The shared entries, by day, time and creation. */
export function weekEntries(rows: WeekRows, span: WeekSpan): readonly WeekEntry[] {
  const shared = rows.chores.filter(({ series }) => series.chore.is_shared)
  return [
    ...shared.flatMap((each) => ofChore(each, span, rows.isWhole)),
    ...rows.tasks.filter(isShown).map((task) => entryOfTask(task, span)),
  ]
    .filter(({ day }) => span.from <= day && day <= span.to)
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ entry }) => entry)
}

function isShown(task: Task): boolean {
  return task.is_shared && !task.is_hidden && !isPrivateLine(task)
}

function ofChore(withRows: ChoreWithRows, span: WeekSpan, isWhole: boolean): readonly WeekEntry[] {
  const { series } = withRows
  const first = missedFrom(localDay(span.at, series.chore.time_zone))
  const planned = agendaBetween(withRows, span)
  const items = [
    ...planned.filter(({ state, slot }) => state !== 'missed' || slot >= first),
    ...(isWhole ? missedBetween(withRows, span) : []),
  ]
  return items.map((item) => entryOf(item, series, span.at))
}

/** The entry of an occurrence. `at` is an ISO time in UTC. Of hundreds, only those that are drawn need a future row. */
function entryOf(item: AgendaItem, series: Series, at: string): WeekEntry {
  let task: Task | undefined
  return {
    get id() {
      return item.id
    },
    day: item.due_on,
    time: item.due_time,
    state: item.state,
    person: item.person,
    get task() {
      task ??= taskOf(item, at)
      return task
    },
    item,
    series,
  }
}

/** The entry of a plain task. */
function entryOfTask(task: Task, { at, timeZone }: Pick<WeekSpan, 'at' | 'timeZone'>): WeekEntry {
  const { id, completed_at, due_on, due_time, slot } = task
  const person = completed_at === null ? (task.claimed_by ?? task.assigned_to) : performerOf(task)
  // A task that was due on no day is shown on the day it was done.
  const day = due_on ?? slot ?? localDay(completed_at ?? at, timeZone)
  const due = { due_on: day, due_time, due_zone: task.due_zone ?? timeZone }
  const state = completed_at === null ? dueState(due, at) : 'done'
  return { id, day, time: due_time, state, person, task, item: null, series: null }
}

/** Entries without a time come at the end of their day. */
function keyOf(entry: WeekEntry): string {
  const { day, time, item } = entry
  const from = item ? `${item.chore.created_at} ${item.chore.id} ${item.slot}` : createdOf(entry)
  return `${day} ${time ?? '24:00'} ${from}`
}

function createdOf({ task, id }: WeekEntry): string {
  return `${task.created_at} ${id}`
}

/** Whether anybody could complete it now and, if not, why (C7). An occurrence that is paused is not open. */
export function eligibilityAt({ state, item, series }: WeekEntry, at: string): Eligibility {
  if (state === 'done') return 'too_late'
  if (state === 'paused') return 'not_open'
  if (item === null || series === null || (item.row?.completions ?? 0) > 0) return 'may'
  return eligibilityOf(series, { slot: item.slot, today: localDay(at, item.chore.time_zone) })
}

/** Whether a person who sees it could do it now: other people's tasks are claimed in the process (C7, C26, T5). */
export function mayDo(entry: WeekEntry, userId: string, at: string): boolean {
  const { task, item } = entry
  if (eligibilityAt(entry, at) !== 'may') return false
  if (item === null) return canComplete(task, userId) || canClaim(task)
  return task.claimed_by === null || task.claimed_by === userId
}
