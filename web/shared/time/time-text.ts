/** Formats times: dates as "Nov 20, 2026", the recent past as "2 hours ago". */
import { DAY_MS, elapsedMs, HOUR_MS, localDay } from '#domain/calendar.ts'

const LOCALE = 'en-US'
const MINUTE_MS = 60_000

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
const formatsByZone = new Map<string, Intl.DateTimeFormat>()

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
  const passedMs = Math.max(elapsedMs(at, now.toISOString()), 0)
  const days = daysBetween(localDay(at, timeZone), localDay(now.toISOString(), timeZone))
  if (passedMs < MINUTE_MS) return 'Just now'
  if (passedMs < HOUR_MS) return relative.format(-Math.floor(passedMs / MINUTE_MS), 'minute')
  if (days <= 0 || passedMs < 6 * HOUR_MS)
    return relative.format(-Math.floor(passedMs / HOUR_MS), 'hour')
  return days < 7 ? capitalised(relative.format(-days, 'day')) : dateText(at, timeZone)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1)
}
