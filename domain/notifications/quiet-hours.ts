/** Quiet hours: the hours of a day in which nothing is pushed, in the person's local time. */
import * as z from 'zod/mini'
import { localTime, MINUTE_MS } from '#domain/calendar.ts'
import { nextTimeOfDay } from '#domain/chores/due-time.ts'
import { timeField } from '#domain/day-fields.ts'

/** Both as HH:mm. If the end is earlier than the start, they end the next morning. */
export const quietHours = z.object({ from: timeField, until: timeField }).check(
  z.refine(({ from, until }) => from !== until, {
    message: 'Quiet hours must end at another time than they begin',
    path: ['until'],
  }),
)
export type QuietHours = z.output<typeof quietHours>

export function isQuiet({ from, until }: QuietHours, at: string, timeZone: string): boolean {
  const now = clockTimeOf(at, timeZone)
  return from < until ? from <= now && now < until : from <= now || now < until
}

/** The moment itself, or the end of the quiet hours that contain it. */
export function afterQuiet(hours: QuietHours | null, at: string, timeZone: string): string {
  if (hours === null || !isQuiet(hours, at, timeZone)) return at
  let end = nextTimeOfDay(hours.until, timeZone, at)
  // Hours whose end spring skips are over as soon as clocks have gone forward, not later by the gap.
  while (!isQuiet(hours, minuteBefore(end), timeZone)) end = minuteBefore(end)
  return end
}

function minuteBefore(at: string): string {
  return new Date(Date.parse(at) - MINUTE_MS).toISOString()
}

function clockTimeOf(at: string, timeZone: string): string {
  return localTime(at, timeZone)
    .toISOString()
    .slice('yyyy-MM-ddT'.length, 'yyyy-MM-ddTHH:mm'.length)
}
