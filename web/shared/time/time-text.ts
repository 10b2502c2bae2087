/** Formats times: dates as "Nov 20, 2026", the recent past as "2 hours ago". */
import { DAY_MS, elapsedMs, HOUR_MS, localDay } from '#domain/calendar.ts'

const LOCALE = 'en-US'
const MINUTE_MS = 60_000

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
const formatsByZone = new Map<string, Intl.DateTimeFormat>()
const clocksByZone = new Map<string, Intl.DateTimeFormat>()

/** MMM d, yyyy, in the person's own time zone (A15). */
export function dateText(at: string, timeZone: string): string {
  const known = formatsByZone.get(timeZone)
  const format =
    known ??
    new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', year: 'numeric', timeZone })
  formatsByZone.set(timeZone, format)
  return format.format(new Date(at))
}

/** "Just now", "5 minutes ago", "2 hours ago", "Yesterday", "3 days ago", then the date. */
export function timeAgo(at: string, now: Date, timeZone: string): string {
  return capitalised(timeAgoInside(at, now, timeZone))
}

/** The same inside a sentence: "just now", "yesterday". */
export function timeAgoInside(at: string, now: Date, timeZone: string): string {
  const passedMs = Math.max(elapsedMs(at, now.toISOString()), 0)
  const days = daysBetween(localDay(at, timeZone), localDay(now.toISOString(), timeZone))
  if (passedMs < MINUTE_MS) return 'just now'
  if (passedMs < HOUR_MS) return relative.format(-Math.floor(passedMs / MINUTE_MS), 'minute')
  if (days <= 0 || passedMs < 6 * HOUR_MS)
    return relative.format(-Math.floor(passedMs / HOUR_MS), 'hour')
  return days < 7 ? relative.format(-days, 'day') : dateText(at, timeZone)
}

/** "16:20". */
export function clockText(at: string, timeZone: string): string {
  const known = clocksByZone.get(timeZone)
  const clock =
    known ?? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  clocksByZone.set(timeZone, clock)
  return clock.format(new Date(at))
}

/** "today 16:20", "yesterday 09:05", "Wed, Nov 18, 16:20". */
export function momentText(at: string, now: Date, timeZone: string): string {
  const [day, time] = [dayText(at, now, timeZone), clockText(at, timeZone)]
  return day.includes(',') ? `${day}, ${time}` : `${day} ${time}`
}

/** "today", "yesterday", "Wed, Nov 18", and days of other years with their year. */
export function dayText(at: string, now: Date, timeZone: string): string {
  const [day, today] = [localDay(at, timeZone), localDay(now.toISOString(), timeZone)]
  const days = daysBetween(day, today)
  if (days === 0 || days === 1) return relative.format(-days, 'day')
  return day.slice(0, 4) === today.slice(0, 4) ? weekdayText(at, timeZone) : dateText(at, timeZone)
}

function weekdayText(at: string, timeZone: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(LOCALE, options).format(new Date(at))
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1)
}
