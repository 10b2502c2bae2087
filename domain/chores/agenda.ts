/**
 * The agenda of a chore: each occurrence of the plan together with its row, if somebody has acted on it. Screens,
 * reminders and GET /api/occurrences read this; it is never stored (C1).
 */
import { localDay } from '#domain/calendar.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import { occurrenceId } from './chore-ids.ts'
import type { ChoreWithRows } from './chore-rows.ts'
import type { Chore } from './chore.ts'
import { dueState } from './due-time.ts'
import { plannedRow } from './occurrence-row.ts'
import type { Occurrence } from './schedule.ts'
import { occurrencesBetween, openOccurrence } from './schedule.ts'
import { eligibilityOf, hasMissedSome } from './settle.ts'
import type { State } from './slots.ts'
import type { Series } from './timetable.ts'

export type AgendaState = State | 'done'

export type AgendaItem = {
  /** The id of its row, whether or not the row exists yet. */
  readonly id: string
  readonly chore: Chore
  readonly slot: string
  /** The day it is due: where it was moved to, if it was (C16). */
  readonly due_on: string
  readonly due_time: string | null
  readonly state: AgendaState
  /** The person who did it, claimed it, was given it, or has the turn; null if it is for anyone. */
  readonly person: string | null
  /** The last day of the pause it waits in; null if none, or until further notice. */
  readonly paused_until: string | null
  /** The streak before it, for the occurrence that is open or comes next; 0 for all others (C8). */
  readonly streak: number
  /** The row with people's actions on it; null while it is as planned. */
  readonly row: Task | null
}

/** `at` is an ISO time in UTC; the days, yyyy-MM-dd, are both included. */
export type AgendaSpan = { readonly from: string; readonly to: string; readonly at: string }

/** The occurrence that is open or comes next, after any that were reopened beside it (C5, C9). */
export function agendaNow({ series, rows }: ChoreWithRows, at: string): readonly AgendaItem[] {
  const today = localDay(at, series.chore.time_zone)
  const next = openOccurrence(series, today)
  const beside = rows.filter((row) => isBeside(row) && row.slot !== next?.slot)
  return [
    ...beside.map((row) => ofRow(series.chore, row, at)),
    ...(next === null
      ? []
      : [withStreak(series, withRow(series.chore, next, { rows, at }), today)]),
  ]
}

function withStreak(series: Series, item: AgendaItem, today: string): AgendaItem {
  const { chore } = series
  const isLate = chore.if_missed === 'waits' && item.state === 'overdue' && item.due_on < today
  return { ...item, streak: isLate || hasMissedSome(series, today) ? 0 : chore.run }
}

/** Everything due between two days: missed, open, planned, skipped and settled occurrences, by day (C4 to C9). */
export function agendaBetween(
  withRows: ChoreWithRows,
  { from, to, at }: AgendaSpan,
): readonly AgendaItem[] {
  const { series, rows } = withRows
  const { chore } = series
  const today = localDay(at, chore.time_zone)
  // An occurrence that was moved here from a day outside this range is looked up separately.
  const moved = rows.flatMap(({ due_on, slot }) => {
    const isHere = due_on !== null && from <= due_on && due_on <= to
    if (!isHere || slot === null || (from <= slot && slot <= to)) return []
    return occurrencesBetween(series, { from: slot, to: slot, today })
  })
  const planned = [...occurrencesBetween(series, { from, to, today }), ...moved]
  const isPlanned = new Set(planned.map(({ slot }) => slot))
  const done = rows.filter(({ completed_at }) => completed_at !== null)
  const beside = rows.filter((row) => isBeside(row) && !isPlanned.has(row.slot ?? ''))
  return [
    ...[...done, ...beside].map((row) => ofRow(chore, row, at)),
    ...planned.map((occurrence) => withRow(chore, occurrence, { rows, at })),
  ]
    .filter(({ due_on }) => from <= due_on && due_on <= to)
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)))
}

/** The task that people see: the row, or the row that would be made (C2). */
export function taskOf({ row, chore, slot }: AgendaItem, at: string): Task {
  return row ?? plannedRow(chore, slot, at)
}

/** The person who asks which occurrences they may complete, and the time of asking as an ISO time in UTC. */
export type Asking = { readonly by: string; readonly at: string }

/** The occurrence that is open or comes next, if it can already be completed and nobody else has claimed it (C7). */
export function completableNow(withRows: ChoreWithRows, { by, at }: Asking): AgendaItem | null {
  const { series } = withRows
  const next = agendaNow(withRows, at).at(-1)
  if (!next || (next.row !== null && (next.row.claimed_by ?? by) !== by)) return null
  const today = localDay(at, series.chore.time_zone)
  return eligibilityOf(series, { slot: next.slot, today }) === 'may' ? next : null
}

/** Whether it can be done now: its day has come, or has passed and it waits. */
export function isDue({ state }: Pick<AgendaItem, 'state'>): boolean {
  return state === 'open' || state === 'overdue'
}

/** An occurrence that was done and taken back after the chore had moved on (C9). */
export function isBeside({ completions, completed_at, is_hidden }: Task): boolean {
  return completions > 0 && completed_at === null && !is_hidden
}

type Planned = { readonly state: State; readonly at: string }
type Merging = { readonly rows: readonly Task[]; readonly at: string }

function withRow(chore: Chore, occurrence: Occurrence, { rows, at }: Merging): AgendaItem {
  const { slot, seat, paused_until } = occurrence
  const row =
    rows.find((each) => each.slot === slot && each.completed_at === null && !each.is_hidden) ?? null
  const due = { ...dueOf(chore, slot, row), due_on: row?.due_on ?? occurrence.due_on }
  let id: string | undefined
  return {
    // Derived only when it is asked for: of the hundreds in a week, only those on the screen are.
    get id() {
      id ??= occurrenceId(chore.id, slot)
      return id
    },
    chore,
    slot,
    ...due,
    state: stateAt(chore, due, { state: occurrence.state, at }),
    person: row?.claimed_by ?? row?.assigned_to ?? seat?.person ?? null,
    paused_until,
    streak: 0,
    row,
  }
}

/** The item of a row that was done, or that is open beside the plan. */
function ofRow(chore: Chore, row: Task, at: string): AgendaItem {
  const slot = row.slot ?? ''
  const due = dueOf(chore, slot, row)
  const isDone = row.completed_at !== null
  const state = isDone ? 'done' : stateAt(chore, due, { state: 'open', at })
  const person = isDone ? performerOf(row) : (row.claimed_by ?? row.assigned_to)
  return { id: row.id, chore, slot, ...due, state, person, paused_until: null, streak: 0, row }
}

type Due = { readonly due_on: string; readonly due_time: string | null }

function dueOf(chore: Chore, slot: string, row: Task | null): Due {
  return { due_on: row?.due_on ?? slot, due_time: row?.due_time ?? chore.due_time }
}

/** An open or planned occurrence goes by the day it was moved to, and by the time on that day (C16, T13). */
function stateAt(chore: Chore, due: Due, { state, at }: Planned): AgendaState {
  if (state !== 'open' && state !== 'overdue' && state !== 'planned') return state
  return dueState({ ...due, due_zone: chore.time_zone }, at)
}
