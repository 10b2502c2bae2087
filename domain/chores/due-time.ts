/** When a day and time of a chore really are: over changes of clocks, and the same on every machine (C25). */
import { localDay, localTime, momentOf } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'

/** A day (yyyy-MM-dd) and a time of day (HH:mm) in a zone. */
export type DueTime = { readonly day: string; readonly time: string; readonly zone: string }

/** The moment of a due time, as an ISO time in UTC. */
export function dueMoment({ day, time, zone }: DueTime): string {
  return momentOf(Date.parse(`${day}T${time}Z`), zone)
}

/** When something is due: on a day in a zone and, if it has a time, at that time. */
export type Due = {
  readonly due_on: string
  readonly due_time: string | null
  readonly due_zone: string
}

/** Overdue once the day, or the time on it, is past; planned before that day (T13). `at` is an ISO time in UTC. */
export function dueState(
  { due_on, due_time, due_zone }: Due,
  at: string,
): 'open' | 'overdue' | 'planned' {
  const today = localDay(at, due_zone)
  if (due_on !== today) return due_on < today ? 'overdue' : 'planned'
  if (due_time === null) return 'open'
  return dueMoment({ day: due_on, time: due_time, zone: due_zone }) <= at ? 'overdue' : 'open'
}

/** The first moment, at or after another, at which clocks in a zone show a time of day. */
export function nextTimeOfDay(time: string, zone: string, from: string): string {
  const day = localDay(from, zone)
  const today = dueMoment({ day, time, zone })
  if (today >= from) return today
  // In the hour that autumn repeats, clocks show a time that is over once more.
  const left = Date.parse(`${day}T${time}Z`) - localTime(from, zone).getTime()
  if (left >= 0) return new Date(Date.parse(from) + left).toISOString()
  return dueMoment({ day: addDays(day, 1), time, zone })
}
