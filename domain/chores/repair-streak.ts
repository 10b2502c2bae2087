/**
 * Recounts a streak when the past changes: by a late tick, or by a pause that is set back in time. Counting starts from
 * the state before the first later row and covers the rows of at most 31 days (C8, C19, T24).
 */
import { localDay } from '#domain/calendar.ts'
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { occurrenceId } from './chore-ids.ts'
import type { Chore, Pause } from './chore.ts'
import { writeAway } from './day-ranges.ts'
import type { Before } from './occurrence-row.ts'
import { readBefore } from './occurrence-row.ts'
import { isDayOf } from './rule.ts'
import { seriesOf } from './series.ts'
import { streakThrough } from './settle.ts'
import type { Series, Timetable } from './timetable.ts'
import { isPaused, pausedUntil, readTimetable } from './timetable.ts'

/** How far back a streak is recounted, in days. */
const STREAK_DAYS = 31

/** The streak after an earlier slot was settled late; null for any other slot, and if it cannot be counted (C8). */
export function streakAfterLateTick(tx: Tx, series: Series, slot: string): number | null {
  const { if_missed, slot: wanted, last_slot } = series.chore
  if (if_missed === 'waits' || last_slot === null || slot >= (wanted ?? last_slot)) return null
  const rows = settledLately(tx, series)
  // A row that was itself settled late remembers the streak of a later day.
  const before = memoryOf(rows.filter((row) => !isLate(row)))
  const done = new Set([slot, ...rows.map(slotOf)])
  // Days missed before the slot that is wanted now break the streak, even if nothing was settled after them.
  const through = wanted === null ? ([...done].toSorted().at(-1) ?? slot) : addDays(wanted, -1)
  return before && streakThrough(series, { ...before, done, through })
}

function isLate(row: Task): boolean {
  const { slot } = readBefore(row.before ?? '')
  return slot !== null && slotOf(row) < slot
}

/** The occurrences settled in the last 31 days before the slot that is wanted now. */
export function settledLately(tx: Tx, series: Series): readonly Task[] {
  const { slot, last_slot, starts_on } = series.chore
  const to = slot === null ? toEpochDay(last_slot ?? starts_on) : toEpochDay(slot) - 1
  return rowsBetween(tx, series, { from: Math.max(toEpochDay(starts_on), to - STREAK_DAYS), to })
}

/** Repairs streaks that missed days had broken, now that these are paused (C19). Nothing is ever taken from a streak. */
export function repairStreaks(tx: Tx, pause: Pause): void {
  const { user_id, kind, from_on } = pause
  const owned = kind === 'chores' ? tx.select('chores', { user_id }) : []
  const seats = kind === 'away' ? tx.select('seats', { person: user_id }) : []
  const theirs = seats.flatMap(({ chore_id }) => tx.get('chores', chore_id) ?? [])
  for (const chore of [...owned, ...theirs]) repairStreak(tx, chore, from_on)
}

/** The same for a chore that has a pause of its own. */
export function repairStreak(tx: Tx, chore: Chore, from: string): void {
  if (isAfter(chore, from)) repair(tx, withAbsences(tx, seriesOf(tx, chore)), from)
}

/** Seats with all absences, also those that are over and forgotten: when everybody was away, it was paused (C13). */
function withAbsences(tx: Tx, series: Series): Series {
  const seats = series.seats.map((seat) => {
    const pauses = tx.select('pauses', { user_id: seat.person })
    return { ...seat, away: writeAway(pauses, { today: '', max: pauses.length }) }
  })
  return { ...series, seats }
}

/** Usually a pause lies ahead, and no row of the chore needs to be read. */
function isAfter({ last_slot }: Chore, from: string): boolean {
  return last_slot !== null && last_slot >= from
}

function repair(tx: Tx, series: Series, from: string): void {
  const { chore } = series
  const last = chore.last_slot === null ? -Infinity : toEpochDay(chore.last_slot)
  // Days before the current rule are not judged by it (C17).
  const first = Math.max(toEpochDay(from), toEpochDay(chore.starts_on), last - STREAK_DAYS)
  if (first > last) return
  const rows = rowsBetween(tx, series, { from: first, to: last })
  const before = memoryOf(rows)
  const streak = before === null ? 0 : streakFrom(series, before, rows)
  if (streak <= chore.run) return
  tx.put('chores', { ...chore, run: streak, best_run: Math.max(chore.best_run, streak) })
}

type Memory = Pick<Before, 'run' | 'last_slot'>

function streakFrom(series: Series, before: Memory, rows: readonly Task[]): number {
  if (series.chore.if_missed === 'moves_on')
    return streakThrough(series, {
      ...before,
      done: new Set(rows.map(slotOf)),
      through: series.chore.last_slot ?? '',
    })
  const table = readTimetable(series)
  return rows.reduce((count, row) => countedOn(table, row, count), before.run)
}

/** A chore that waits breaks its streak if it is done after its day; on a paused day it is due later, or on none. */
function countedOn(table: Timetable, { slot, due_on, completed_at }: Task, streak: number): number {
  const { chore } = table
  const due = toEpochDay(due_on ?? slot ?? '')
  const wasPaused = isPaused(table, due)
  if (wasPaused && chore.repeats !== 'after_done') return streak
  const done = toEpochDay(localDay(completed_at ?? '', chore.time_zone))
  return done > (wasPaused ? pausedUntil(table, due) + 1 : due) ? 0 : streak + 1
}

type Span = { readonly from: number; readonly to: number }

/** The settled rows on the days of the rule, by slot; none if that would be too many days. */
function rowsBetween(tx: Tx, { chore, ...series }: Series, { from, to }: Span): readonly Task[] {
  if (to - from >= STREAK_DAYS + 1) return []
  const { rule } = readTimetable({ chore, ...series })
  const days = Array.from({ length: Math.max(to - from + 1, 0) }, (_, day) => from + day)
  return days
    .filter((day) => chore.repeats === 'after_done' || isDayOf(rule, day))
    .flatMap((day) => tx.get('tasks', occurrenceId(chore.id, fromEpochDay(day))) ?? [])
    .filter(({ completed_at, before }) => completed_at !== null && before !== null)
}

function memoryOf([first]: readonly Task[]): Memory | null {
  return first?.before ? readBefore(first.before) : null
}

function slotOf({ slot }: Task): string {
  return slot ?? ''
}
