/** Quiet hours: the hours of a day in which nothing is pushed, in the person's local time. */
import * as z from 'zod/mini'
import { localTime } from '#domain/calendar.ts'

const clockTime = z
  .string('Please enter a time')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'))

/** Both as HH:mm. If the end is earlier than the start, they end the next morning. */
export const quietHours = z.object({ from: clockTime, until: clockTime }).check(
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

function clockTimeOf(at: string, timeZone: string): string {
  return localTime(at, timeZone)
    .toISOString()
    .slice('yyyy-MM-ddT'.length, 'yyyy-MM-ddTHH:mm'.length)
}
