/** Days and months of a person's own time zone, and the bounds of a tap's time. Times are ISO strings in UTC. */
import { TZDate, tz } from '@date-fns/tz'
import { addDays, endOfDay, startOfDay, startOfISOWeek, startOfMonth } from 'date-fns'
import type { CommandContext } from '#domain/command.ts'

/** A device clock may run this far ahead of the server's before the server's time counts instead (decision T8). */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** Mutations older than this are refused: their outcomes are not kept for ever (rule R34). */
export const OLDEST_MUTATION_MS = 400 * 24 * 60 * 60_000
export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS

/** The local day of a moment, as yyyy-MM-dd. */
export function localDay(at: string, timeZone: string): string {
  const local = new TZDate(at, timeZone)
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${local.getFullYear()}-${digits(local.getMonth() + 1)}-${digits(local.getDate())}`
}

/** The local month of a moment, as yyyy-MM. */
export function localMonth(at: string, timeZone: string): string {
  return localDay(at, timeZone).slice(0, 7)
}

/** The Monday of the local week of a moment, as yyyy-MM-dd. */
export function localWeek(at: string, timeZone: string): string {
  const monday = startOfISOWeek(at, { in: tz(timeZone) })
  return localDay(new Date(monday.getTime()).toISOString(), timeZone)
}

/** A day that lies some days after another, both as yyyy-MM-dd. */
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
  // By its parts: a text without a zone would be read in the zone of the machine.
  const noon = new TZDate(year, month - 1, date, 12, timeZone)
  return new Date(startOfDay(noon, { in: tz(timeZone) }).getTime()).toISOString()
}

/** The first moment of the local month a moment lies in. */
export function monthStart(at: string, timeZone: string): string {
  return new Date(startOfMonth(at, { in: tz(timeZone) }).getTime()).toISOString()
}

/** The last millisecond of the local day that comes so many days after a moment's. */
export function endOfLocalDay(at: string, days: number, timeZone: string): string {
  const context = { in: tz(timeZone) }
  return new Date(endOfDay(addDays(at, days, context), context).getTime()).toISOString()
}

/** The time of a tap that cannot lie before `earliest`; else the server's time (decision T8). */
export function tapTime({ at, now }: Pick<CommandContext, 'at' | 'now'>, earliest: string): string {
  return at >= earliest ? at : now
}

/** A device's time, or the server's where the device runs ahead of it. */
export function boundedTap(at: string, now: string): string {
  return Date.parse(at) > Date.parse(now) + CLOCK_TOLERANCE_MS ? now : at
}

export function elapsedMs(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from)
}
