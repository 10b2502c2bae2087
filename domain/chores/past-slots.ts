/** The days of earlier weeks on which something was missed. They are derived, because they are not stored (T15, C6). */
import { localDay } from '#domain/calendar.ts'
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AgendaItem, AgendaSpan } from './agenda.ts'
import { isBeside } from './agenda.ts'
import { occurrenceId } from './chore-ids.ts'
import type { ChoreWithRows } from './chore-rows.ts'
import type { Days } from './day-ranges.ts'
import { inAll, joined, rangeAt, rangeOf } from './day-ranges.ts'
import { holderOf, turnsOf } from './rota.ts'
import type { Series, Timetable } from './timetable.ts'
import { isPaused, isWanted, readTimetable } from './timetable.ts'

/** The number of weeks back for which missed days are shown (T15). */
const MISSED_WEEKS = 8

/** The first day for which missed days are shown. */
export function missedFrom(today: string): string {
  return addDays(today, -7 * MISSED_WEEKS)
}

/** The days that a chore has moved past, settled or missed; a chore that waits misses none. */
export function pastSlots(series: Series, { from, to, at }: AgendaSpan): readonly string[] {
  const table = readTimetable(series)
  const { rule, chore } = table
  if (chore.if_missed === 'waits' || rule.repeats === 'after_done') return []
  const today = localDay(at, chore.time_zone)
  const first = Math.max(toEpochDay(from), toEpochDay(missedFrom(today)), rule.starts)
  const last = Math.min(
    toEpochDay(to),
    (table.slot ?? toEpochDay(today)) - 1,
    toEpochDay(today) - 1,
  )
  const days = Array.from({ length: Math.max(last - first + 1, 0) }, (_, day) => first + day)
  const away = daysAway(series)
  return days.filter((day) => wasWanted(table, day) && !rangeAt(away, day)).map(fromEpochDay)
}

/** When everybody who does it was away, as far as their pauses are known: the chore was paused (C13). */
function daysAway({ seats, pauses }: Series): Days {
  return inAll(
    seats.map(({ person }) =>
      joined(
        pauses
          .filter(({ kind, user_id }) => kind === 'away' && user_id === person)
          .map(({ from_on, until_on }) => rangeOf(from_on, until_on)),
      ),
    ),
  )
}

function wasWanted(table: Timetable, day: number): boolean {
  return isWanted(table, day) && !table.skips.has(day) && !isPaused(table, day)
}

/** Those that nobody settled or reopened. `rows` must contain every row of these days. */
export function missedBetween(
  { series, rows }: ChoreWithRows,
  span: AgendaSpan,
): readonly AgendaItem[] {
  const isTold = (row: Task) => row.completed_at !== null || isBeside(row)
  const told = new Set(rows.filter(isTold).map(({ slot }) => slot))
  const table = readTimetable(series)
  return pastSlots(series, span)
    .filter((slot) => !told.has(slot))
    .map((slot) => ({
      id: occurrenceId(series.chore.id, slot),
      chore: series.chore,
      slot,
      due_on: slot,
      due_time: series.chore.due_time,
      state: 'missed',
      person: personThen(table, toEpochDay(slot)),
      paused_until: null,
      streak: 0,
      row: null,
    }))
}

/** The person who had the turn. If turns change with each slot, past ones are not remembered. */
function personThen({ rota }: Timetable, day: number): string | null {
  const { turns_order, turns_change } = rota.chore
  const isKnown = rota.seats.length === 1 || (turns_order !== 'least' && turns_change !== 'each')
  const holder = isKnown ? holderOf(rota, turnsOf(rota), day) : null
  return (holder && rota.seats[holder.place]?.person) ?? null
}
