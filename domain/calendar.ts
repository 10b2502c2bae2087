/** Days and months of a person's own time zone, and the bounds of a tap's time. Times are ISO strings in UTC. */
import { TZDate, tz } from '@date-fns/tz'
import { addDays, endOfDay, startOfMonth } from 'date-fns'
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
