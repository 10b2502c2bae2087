/** Texts of weeks and their days. A week is named by its Monday. */
import { addDays } from '#domain/days.ts'
import { defineTexts } from '#domain/language/texts.ts'
import { longDayText, monthDayText } from '#web/shared/time/time-text.ts'

export const weekSpanTexts = defineTexts('weekSpanTexts', {
  /** "Monday, Nov 9 to Sunday, Nov 15" */
  named: (first: string, last: string) => `${first} to ${last}`,
})

/** "Nov 9 - Nov 15" */
export function weekRange(week: string): string {
  return `${monthDayText(week, 'UTC')} - ${monthDayText(addDays(week, 6), 'UTC')}`
}

/** "Monday, Nov 9 to Sunday, Nov 15" */
export function weekName(week: string): string {
  return weekSpanTexts.named(dayName(week), dayName(addDays(week, 6)))
}

/** "Monday, Nov 9" */
export function dayName(day: string): string {
  return longDayText(day, 'UTC')
}
