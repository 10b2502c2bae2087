/** Days of repeating tasks as people read them. Days are texts, yyyy-MM-dd. */
import { dateText } from '#web/shared/time/time-text.ts'

/** "Oct 31, 2026": for days that are long over. */
export function dateLabel(day: string): string {
  return dateText(day, 'UTC')
}
