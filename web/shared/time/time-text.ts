/**
 * Texts of moments: in the account's zone, which `useHousehold` provides, and in the device's zone only if nobody is
 * signed in (U23). Days (yyyy-MM-dd) have no zone; formatting them in UTC leaves them unchanged.
 */
import { HOUR_MS, MINUTE_MS, elapsedMs, localDay } from '#domain/calendar.ts'
import { differenceInDays } from '#domain/days.ts'
import type { DateStyle } from '#domain/language/format.ts'
import { dateFormat, relativeFormat } from '#domain/language/format.ts'
import { languageTag } from '#domain/language/texts.ts'
import { timeTexts } from './texts.ts'

/** "Nov 20, 2026". */
export function dateText(at: string, timeZone: string): string {
  return formatted(at, 'date', timeZone)
}

/** "Nov 20". */
export function monthDayText(at: string, timeZone: string): string {
  return formatted(at, 'monthDay', timeZone)
}

/** "Wed, Nov 18". */
export function weekdayText(at: string, timeZone: string): string {
  return formatted(at, 'weekday', timeZone)
}

/** "Wednesday, Nov 18". */
export function longDayText(at: string, timeZone: string): string {
  return formatted(at, 'longDay', timeZone)
}

/** "November 2026" for a month as yyyy-MM. */
export function monthText(month: string): string {
  return formatted(`${month}-01`, 'month', 'UTC')
}

/** "16:20". */
export function clockText(at: string, timeZone: string): string {
  return formatted(at, 'clock', timeZone)
}

/** "Just now", "5 minutes ago", "2 hours ago", "Yesterday", "3 days ago", then the date. */
export function timeAgo(at: string, now: Date, timeZone: string): string {
  return capitalised(timeAgoInside(at, now, timeZone))
}

/** The same inside a sentence: "just now", "yesterday". */
export function timeAgoInside(at: string, now: Date, timeZone: string): string {
  const passedMs = Math.max(elapsedMs(at, now.toISOString()), 0)
  const days = daysAgo(at, now, timeZone)
  if (passedMs < MINUTE_MS) return timeTexts.justNow
  if (passedMs < HOUR_MS)
    return relativeFormat('auto').format(-Math.floor(passedMs / MINUTE_MS), 'minute')
  if (days <= 0 || passedMs < 6 * HOUR_MS)
    return relativeFormat('auto').format(-Math.floor(passedMs / HOUR_MS), 'hour')
  return days < 7 ? relativeFormat('auto').format(-days, 'day') : dateText(at, timeZone)
}

/** "today 16:20", "yesterday 09:05", "Wed, Nov 18, 16:20". */
export function momentText(at: string, now: Date, timeZone: string): string {
  const [day, time] = [dayText(at, now, timeZone), clockText(at, timeZone)]
  return daysAgo(at, now, timeZone) > 1 ? timeTexts.far(day, time) : timeTexts.near(day, time)
}

/** "today", "yesterday", "Wed, Nov 18", and days of other years with their year. */
export function dayText(at: string, now: Date, timeZone: string): string {
  const days = daysAgo(at, now, timeZone)
  if (days === 0 || days === 1) return relativeFormat('auto').format(-days, 'day')
  const [day, today] = [localDay(at, timeZone), localDay(now.toISOString(), timeZone)]
  return day.slice(0, 4) === today.slice(0, 4) ? weekdayText(at, timeZone) : dateText(at, timeZone)
}

/** How many days ago in that zone: 1 is yesterday, however few hours ago. */
export function daysAgo(at: string, now: Date, timeZone: string): number {
  const [day, today] = [localDay(at, timeZone), localDay(now.toISOString(), timeZone)]
  return differenceInDays(today, day)
}

function formatted(at: string, style: DateStyle, timeZone: string): string {
  return dateFormat(style, timeZone).format(new Date(at))
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(languageTag()) + text.slice(1)
}
