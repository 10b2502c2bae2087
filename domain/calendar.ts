/** Days and months in a person's time zone, and the bounds of a tap's time. Times are ISO strings in UTC. */
import { TZDate, tz } from '@date-fns/tz'
import { addDays, endOfDay, startOfDay, startOfISOWeek, startOfMonth } from 'date-fns'

/** When the tap happened according to the device, and when the server received it. */
type Tap = { readonly at: string; readonly now: string }

/** If a device clock runs further ahead of the server's than this, the server's time counts instead (T8). */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** Older mutations are refused: their outcomes are not kept for ever (rule R34). */
export const OLDEST_MUTATION_MS = 400 * 24 * 60 * 60_000
/** For limits, a tap that is older than this counts at its receipt. */
const COUNTED_BACK_MS = 7 * 24 * 60 * 60_000
export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS

/** The local time of a moment. */
export function localTime(at: string, timeZone: string): TZDate {
  return new TZDate(at, inOneSpelling(timeZone))
}

/** The local day of a moment, as yyyy-MM-dd. */
export function localDay(at: string, timeZone: string): string {
  const local = localTime(at, timeZone)
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${local.getFullYear()}-${digits(local.getMonth() + 1)}-${digits(local.getDate())}`
}

/** The local month of a moment, as yyyy-MM. */
export function localMonth(at: string, timeZone: string): string {
  return localDay(at, timeZone).slice(0, 7)
}

/** The Monday of the local week of a moment, as yyyy-MM-dd. */
export function localWeek(at: string, timeZone: string): string {
  const monday = startOfISOWeek(at, { in: zoned(timeZone) })
  return localDay(new Date(monday.getTime()).toISOString(), timeZone)
}

/** The day so many days after another, both as yyyy-MM-dd. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The seven days of a week, Monday first, as yyyy-MM-dd. */
export function weekDays(monday: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
}

export function isMonday(day: string): boolean {
  return new Date(day).getUTCDay() === 1
}

/** The first moment of a local day given as yyyy-MM-dd. */
export function dayStart(day: string, timeZone: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // Built from its parts: a string without a zone would be parsed in the zone of the machine.
  const noon = new TZDate(year, month - 1, date, 12, inOneSpelling(timeZone))
  return new Date(startOfDay(noon, { in: zoned(timeZone) }).getTime()).toISOString()
}

/** The first moment of the local month that contains a moment. */
export function monthStart(at: string, timeZone: string): string {
  return new Date(startOfMonth(at, { in: zoned(timeZone) }).getTime()).toISOString()
}

/** The last millisecond of the local day that is so many days after a moment's day. */
export function endOfLocalDay(at: string, days: number, timeZone: string): string {
  const context = { in: zoned(timeZone) }
  return new Date(endOfDay(addDays(at, days, context), context).getTime()).toISOString()
}

/** The time of a tap that cannot have happened before `earliest`; otherwise the server's time (T8). */
export function clampTimestamp({ at, now }: Tap, earliest: string): string {
  return at >= earliest ? at : now
}

/** The device's time, or the server's if the device's clock is ahead or its time lies before the account was created. */
export function clampTap({ at, now }: Tap, accountSince: string): string {
  const isAhead = Date.parse(at) > Date.parse(now) + CLOCK_TOLERANCE_MS
  return isAhead || Date.parse(at) < Date.parse(accountSince) ? now : at
}

/**
 * The time of a tap on the server's clock. `clock` is the time of the device's clock when it sent the tap. If the two
 * clocks are more than a day apart, one of them is wrong. Nobody can tell which, and nothing may be refused for it.
 * Told in milliseconds, however precisely it came: times are compared as texts.
 */
export function onServerClock(
  at: string,
  { clock, now }: { readonly clock: string | null; readonly now: string },
): string {
  const apartMs = clock === null ? 0 : elapsedMs(clock, now)
  return new Date(Date.parse(at) + (areApart(apartMs) ? apartMs : 0)).toISOString()
}

/** Whether two clocks are too far apart to trust both. */
export function areApart(apartMs: number): boolean {
  return Math.abs(apartMs) > DAY_MS
}

/** Whole days between two clocks. */
export function daysApart(apartMs: number): number {
  return Math.round(Math.abs(apartMs) / DAY_MS)
}

/**
 * The moment whose day and month a limit counts a tap in. A weekend offline is not refused on Monday (A15), and taps
 * dated long ago do not get around the limits.
 */
export function countedAt({ at, now }: Tap): string {
  return elapsedMs(at, now) > COUNTED_BACK_MS ? now : at
}

export function elapsedMs(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from)
}

function zoned(timeZone: string) {
  return tz(inOneSpelling(timeZone))
}

/** The library caches a formatter for each name it gets, and a name has many spellings by upper and lower case. */
function inOneSpelling(timeZone: string): string {
  return timeZone.toLowerCase()
}
