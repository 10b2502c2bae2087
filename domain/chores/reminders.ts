/**
 * When a chore or a dated task sends a reminder (C24). The hour of a reminder of overdue tasks, outside a person's
 * quiet hours, is decided for each person.
 */
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import { LAST_DAY } from './day-ranges.ts'
import { dueMoment } from './due-time.ts'
import type { Series } from './timetable.ts'
import { isPaused, pausedUntil, readTimetable } from './timetable.ts'

export type Reminder = {
  readonly at: string
  /** On its day; or when it becomes overdue; at midnight nobody is reminded, but another one may have become due. */
  readonly kind: 'due' | 'overdue' | 'midnight'
}

/** The details of a reminder: the day it is due, the time of day to remind at, and the zone of both. */
export type Reminding = {
  readonly due_on: string
  readonly remind_at: string
  readonly zone: string
}

/** The reminders of a dated task, the earlier first. What is due on the last day of all is never overdue. */
export function taskReminders(reminding: Reminding): readonly Reminder[] {
  const { due_on, zone } = reminding
  if (due_on === LAST_DAY) return [onDay(reminding)]
  return [onDay(reminding), { at: midnight(addDays(due_on, 1), zone), kind: 'overdue' }]
}

/**
 * The reminders of an occurrence, the earliest first. One that lies in a pause becomes overdue after it. One that moves
 * on gives way to the next one without anybody doing anything, and is looked at every night.
 */
export function choreReminders(
  series: Series,
  reminding: Reminding,
  today: string,
): readonly Reminder[] {
  const { zone, due_on } = reminding
  const overdueOn = overdueFrom(series, due_on)
  const overdue = overdueOn === null ? [] : [{ at: midnight(overdueOn, zone), kind: 'overdue' }]
  const night = { at: midnight(addDays(today, 1), zone), kind: 'midnight' }
  const all = [
    onDay(reminding),
    ...overdue,
    ...(series.chore.if_missed === 'moves_on' ? [night] : []),
  ]
  return (all as Reminder[]).toSorted((a, b) => (a.at < b.at ? -1 : 1))
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
