/** Formats times for the sheet. */
import { HOUR_MS, MINUTE_MS, elapsedMs } from '#domain/calendar.ts'
import { clockText, dateText, daysAgo, monthDayText } from '#web/shared/time/time-text.ts'
import type { Moment } from './texts.ts'
import { texts } from './texts.ts'

export function momentOf(at: string, now: Date, timeZone: string): Moment {
  const isToday = daysAgo(at, now, timeZone) === 0
  return { day: isToday ? null : monthDayText(at, timeZone), time: clockText(at, timeZone) }
}

/** "Today, 18:07". */
export function whenText(at: string, now: Date, timeZone: string): string {
  const time = clockText(at, timeZone)
  const days = daysAgo(at, now, timeZone)
  if (days === 0) return texts.when.today(time)
  if (days === 1) return texts.when.yesterday(time)
  return texts.when.onDay(dateText(at, timeZone), time)
}

/** "2 min ago". If the device's clock is behind the server's, no time is shown in the future. */
export function agoText(at: string, now: Date, timeZone: string): string {
  const passedMs = elapsedMs(at, now.toISOString())
  if (passedMs < MINUTE_MS) return texts.when.justNow
  if (passedMs < HOUR_MS) return texts.when.minutesAgo(Math.floor(passedMs / MINUTE_MS))
  const hours = Math.floor(passedMs / HOUR_MS)
  if (hours < 24) return texts.when.hoursAgo(hours)
  return texts.when.daysAgo(daysAgo(at, now, timeZone))
}
