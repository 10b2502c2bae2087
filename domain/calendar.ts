/** Days and months in a person's time zone, and the bounds of a tap's time. Times are ISO strings in UTC. */
import { tzOffset } from '@date-fns/tz/tzOffset'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** When the tap happened according to the device, and when the server received it. */
type Tap = { readonly at: string; readonly now: string }

/** If a device clock runs further ahead of the server's than this, the server's time counts instead (T8). */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS
/** Older mutations are refused: their outcomes are not kept for ever (rule R34). */
export const OLDEST_MUTATION_MS = 400 * DAY_MS
/** For limits, a tap that is older than this counts at its receipt. */
const COUNTED_BACK_MS = 7 * DAY_MS

/** The time that clocks in a zone show at a moment, as the parts in UTC of the date that is returned. */
export function localTime(at: string, timeZone: string): Date {
  const moment = Date.parse(at)
  return new Date(moment + offsetMs(timeZone, moment))
}

/** The local days of the moment that was asked for last: a screen asks hundreds of times what day it is now. */
let asked = { at: '', days: new Map<string, string>() }

/** The local day of a moment, as yyyy-MM-dd. */
export function localDay(at: string, timeZone: string): string {
  if (asked.at !== at) asked = { at, days: new Map() }
  const found = asked.days.get(timeZone)
  if (found !== undefined) return found
  const day = localTime(at, timeZone).toISOString().slice(0, 'yyyy-MM-dd'.length)
  asked.days.set(timeZone, day)
  return day
}

/** The local month of a moment, as yyyy-MM. */
export function localMonth(at: string, timeZone: string): string {
  return localDay(at, timeZone).slice(0, 7)
}

/** The first moment of a local day given as yyyy-MM-dd. */
export function startOfDay(day: string, timeZone: string): string {
  return momentOf(Date.parse(day), timeZone)
}

/**
 * The moment at which clocks in a zone show a day and time, given as a number as if it were UTC; as an ISO time in UTC.
 * In the hour that spring skips it is moved by the gap, in the hour that autumn repeats it is the first (C25). The same
 * on every machine: a library that asks the machine's own clock returns sometimes the first, sometimes the second.
 */
export function momentOf(wall: number, timeZone: string): string {
  const [before, after] = [offsetMs(timeZone, wall - DAY_MS), offsetMs(timeZone, wall + DAY_MS)]
  const isReal = (offset: number) => offsetMs(timeZone, wall - offset) === offset
  return new Date(wall - (!isReal(before) && isReal(after) ? after : before)).toISOString()
}

/** The first moment of the local month that contains a moment. */
export function startOfMonth(at: string, timeZone: string): string {
  return startOfDay(`${localMonth(at, timeZone)}-01`, timeZone)
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
 * The time of a tap by the server's clock. `clock` is what the device's clock showed when it sent the tap. If the two
 * clocks are more than a day apart, one of them is wrong; nobody can tell which, and nothing may be refused because of
 * it. In milliseconds, however precise the input: times are compared as texts.
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

/**
 * The moment whose day and month count for the limits of a tap. A weekend offline is not refused on Monday (A15), and
 * backdated taps do not get around the limits.
 */
export function countedAt({ at, now }: Tap): string {
  return elapsedMs(at, now) > COUNTED_BACK_MS ? now : at
}

export function elapsedMs(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from)
}

/**
 * The moments that were asked for last, by zone: whether something is due on a day, and due now, is asked for each of
 * hundreds of tasks, and formatting a date takes as long as everything else together.
 */
let known = new Map<string, Map<number, number>>()
let knownCount = 0
const MAX_CACHED = 1000

/** How far clocks in a zone are ahead of UTC. A zone that this machine does not know counts as UTC. */
function offsetMs(timeZone: string, moment: number): number {
  const found = known.get(timeZone)?.get(moment)
  if (found !== undefined) return found
  if (++knownCount > MAX_CACHED) [known, knownCount] = [new Map(), 1]
  // The library caches a formatter for each name it gets, and a name has many spellings by upper and lower case.
  const offset = (tzOffset(timeZone.toLowerCase(), new Date(moment)) || 0) * MINUTE_MS
  const inZone = known.get(timeZone) ?? new Map<number, number>()
  known.set(timeZone, inZone.set(moment, offset))
  return offset
}
