/** Calls about a person's calendar link (A42). Separate from api.ts, so that only the settings load them. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'

/** The calendar shows the person's own tasks, or everything that is shared in the house. */
export const calendarCovers = ['mine', 'house'] as const
export type CalendarCovers = (typeof calendarCovers)[number]

const wanted = z.object({
  covers: z.enum(calendarCovers, 'covers must be mine or house'),
  /** The calendar only says "Task". */
  hides_names: z.boolean('hides_names must be true or false'),
})
const link = z.object({ ...wanted.shape, created_at: z.string() })
export type CalendarLink = z.output<typeof link>

/** The path is told only when the link is made. */
const told = z.object({ link, path: z.nullable(z.string()) })
export type ToldLink = z.output<typeof told>

export const calendarApi = {
  calendar: {
    method: 'GET',
    path: '/api/calendar',
    summary: 'Your calendar link, without its address',
    request: null,
    response: z.object({ link: z.nullable(link) }),
  },
  saveCalendar: {
    method: 'PUT',
    path: '/api/calendar',
    summary:
      'Say what your calendar link shows; without one it is made, and its address told only now',
    request: wanted,
    response: told,
  },
  renewCalendar: {
    method: 'POST',
    path: '/api/calendar/link',
    summary: 'A new address for your calendar link, told only now; the old one ends',
    request: null,
    response: told,
  },
  endCalendar: {
    method: 'DELETE',
    path: '/api/calendar',
    summary: 'End your calendar link',
    request: null,
    response: z.object({}),
  },
} as const satisfies Readonly<Record<string, Call>>
