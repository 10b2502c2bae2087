/** Formats times for the sheet. */
import {
  differenceInCalendarDays,
  differenceInHours,
  differenceInMinutes,
  format,
  isSameDay,
} from 'date-fns'
import type { Moment } from './moment.ts'
import { texts } from './texts.ts'

export function momentOf(at: string, now: Date): Moment {
  return { day: isSameDay(at, now) ? null : format(at, 'MMM d'), time: format(at, 'HH:mm') }
}

/** "Today, 18:07". */
export function whenText(at: string, now: Date): string {
  const time = format(at, 'HH:mm')
  const daysAgo = differenceInCalendarDays(now, at)
  if (daysAgo === 0) return texts.when.today(time)
  if (daysAgo === 1) return texts.when.yesterday(time)
  return texts.when.onDay(format(at, 'MMM d, yyyy'), time)
}

/** "2 min ago". A device clock that runs behind the server's makes no times in the future. */
export function agoText(at: string, now: Date): string {
  const minutes = differenceInMinutes(now, at)
  const hours = differenceInHours(now, at)
  const days = differenceInCalendarDays(now, at)
  if (minutes < 1) return texts.when.justNow
  if (minutes < 60) return texts.when.minutesAgo(minutes)
  if (hours < 24) return texts.when.hoursAgo(hours)
  return texts.when.daysAgo(days)
}
