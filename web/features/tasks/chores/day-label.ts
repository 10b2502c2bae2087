/** Days of repeating tasks as people read them. Days are texts, yyyy-MM-dd. */
import { dateText } from '#web/shared/time/time-text.ts'

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "Tue, Nov 24". */
export function dayLabel(day: string): string {
  return weekday.format(new Date(day))
}

/** "Oct 31, 2026": for days that are long over. */
export function dateLabel(day: string): string {
  return dateText(day, 'UTC')
}
