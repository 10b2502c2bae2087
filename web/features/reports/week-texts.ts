/** Texts of weeks and their days. A week is named by its Monday. */
import { dayAfter } from '#domain/calendar.ts'

// Days have no zone; this one leaves them as they are.
const day = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const short = new Intl.DateTimeFormat('en-US', day)
const long = new Intl.DateTimeFormat('en-US', { ...day, weekday: 'long' })

/** "Nov 9 - Nov 15" */
export function weekRange(week: string): string {
  return `${short.format(new Date(week))} - ${short.format(new Date(dayAfter(week, 6)))}`
}

/** "Monday, Nov 9 to Sunday, Nov 15" */
export function weekName(week: string): string {
  return `${dayName(week)} to ${dayName(dayAfter(week, 6))}`
}

/** "Monday, Nov 9" */
export function dayName(name: string): string {
  return long.format(new Date(name))
}
