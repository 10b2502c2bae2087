/**
 * When a chore or a dated task sends reminders (C24). At what hour a person is reminded of overdue tasks, and their
 * quiet hours, are decided for each person elsewhere.
 */
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import { LAST_DAY } from './day-ranges.ts'
import { dueMoment } from './due-time.ts'
import type { Series } from './timetable.ts'
import { isPaused, pausedUntil, readTimetable } from './timetable.ts'

export type Reminder = {
  readonly at: string
  /** On its day; once it is overdue; at midnight nobody is reminded, but another occurrence may have become due. */
  readonly kind: 'due' | 'overdue' | 'midnight'
}

/** The details of a reminder: the day it is due, the time of day at which to remind, and the zone of both. */
export type Reminding = {
  readonly due_on: string
  readonly remind_at: string
  readonly zone: string
}

/** The reminders of a dated task, the earlier first. A task due on the last possible day is never overdue. */
export function taskReminders(reminding: Reminding): readonly Reminder[] {
  const { due_on, zone } = reminding
  if (due_on === LAST_DAY) return [onDay(reminding)]
  return [onDay(reminding), { at: midnight(addDays(due_on, 1), zone), kind: 'overdue' }]
}

/**
 * The reminders of an occurrence, the earliest first. During a pause it becomes overdue only after the pause. An
 * occurrence that moves on is replaced by the next one without anybody acting, so it is checked every night.
 */
export function choreReminders(
  series: Series,
  reminding: Reminding,
  today: string,
): readonly Reminder[] {
  const { zone, due_on } = reminding
  const overdueOn = overdueFrom(series, due_on)
  const reminders = [onDay(reminding)]
  if (overdueOn !== null) reminders.push({ at: midnight(overdueOn, zone), kind: 'overdue' })
  if (series.chore.if_missed === 'moves_on')
    reminders.push({ at: midnight(addDays(today, 1), zone), kind: 'midnight' })
  return reminders.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

function onDay({ due_on, remind_at, zone }: Reminding): Reminder {
  return { at: dueMoment({ day: due_on, time: remind_at, zone }), kind: 'due' }
}

/** The first day after the due day that is not paused; null if the pause has no end (C19). */
function overdueFrom(series: Series, due_on: string): string | null {
  const table = readTimetable(series)
  const day = toEpochDay(due_on) + 1
  const last = isPaused(table, day) ? pausedUntil(table, day) : day - 1
  return last === Infinity ? null : fromEpochDay(last + 1)
}

function midnight(day: string, zone: string): string {
  return dueMoment({ day, time: '00:00', zone })
}
