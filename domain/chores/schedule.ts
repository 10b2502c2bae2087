/**
 * Occurrences of a chore: the open one, and those within a range of days. They are derived and never stored (C1). Days
 * are texts, yyyy-MM-dd, in the chore's zone; `today` is the day there.
 */
import { fromEpochDay, toEpochDay } from '#domain/days.ts'
import type { Seat } from './chore.ts'
import { mayWant } from './rule.ts'
import type { Planned, State } from './slots.ts'
import { openSlot, slotsFrom } from './slots.ts'
import type { Series, Timetable } from './timetable.ts'
import { isPaused, pausedUntil, readTimetable } from './timetable.ts'

/** An occurrence as planned; its row, if there is one, says what people did to it. */
export type Occurrence = {
  readonly slot: string
  readonly due_on: string
  readonly state: State
  /** The seat that has the turn; null if it is for anyone. */
  readonly seat: Seat | null
  /** The last day of the pause it waits in; null if none, or until further notice. */
  readonly paused_until: string | null
}

export type Span = { readonly from: string; readonly to: string; readonly today: string }

/** The occurrence that is open or comes next: at most one of each chore is open (C5). Null if none is due any more. */
export function openOccurrence(series: Series, today: string): Occurrence | null {
  const table = readTimetable(series)
  const now = toEpochDay(today)
  const planned = openSlot(table, now)
  return planned && told(table, planned, now)
}

/** Whether a chore is running, is paused, or has ended. */
export type ChoreState = {
  readonly state: 'running' | 'paused' | 'ended'
  /** The last day of the pause; null if there is none, or until further notice. */
  readonly paused_until: string | null
}

/** The state of a chore on a day (C18, C19). */
export function choreState(series: Series, today: string): ChoreState {
  const table = readTimetable(series)
  const day = toEpochDay(today)
  if (table.slot === null) return { state: 'ended', paused_until: null }
  if (isPaused(table, day)) {
    const until = pausedUntil(table, day)
    return { state: 'paused', paused_until: until === Infinity ? null : fromEpochDay(until) }
  }
  const hasNext = openOccurrence(series, today) !== null
  return { state: hasNext ? 'running' : 'ended', paused_until: null }
}

/** The occurrences due in a range of days, both ends included: missed, open, planned and skipped ones (C4 to C6). */
export function occurrencesBetween(
  series: Series,
  { from, to, today }: Span,
): readonly Occurrence[] {
  const table = readTimetable(series)
  const [first, last, now] = [toEpochDay(from), toEpochDay(to), toEpochDay(today)]
  const found: Planned[] = []
  for (const planned of slotsFrom(table, now, first)) {
    if (planned.due > last) break
    if (planned.due >= first) found.push(planned)
  }
  return [...found, ...skippedBetween(table, first, last)]
    .toSorted((a, b) => a.due - b.due)
    .map((planned) => told(table, planned, now))
}

function skippedBetween({ skips, rule, rota }: Timetable, first: number, last: number): Planned[] {
  const turns = { turn: rota.chore.turn, done: [] }
  return [...skips]
    .filter((day) => first <= day && day <= last && mayWant(rule, day))
    .map((day) => ({ slot: day, due: day, state: 'skipped', holder: null, turns }))
}

function told(table: Timetable, { slot, due, state, holder }: Planned, today: number): Occurrence {
  const until = state === 'paused' ? pausedUntil(table, today) : Infinity
  return {
    slot: fromEpochDay(slot),
    due_on: fromEpochDay(due),
    state,
    seat: (holder && table.rota.seats[holder.place]) ?? null,
    paused_until: until === Infinity ? null : fromEpochDay(until),
  }
}
