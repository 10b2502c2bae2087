/** Months (yyyy-MM) in words: "October 2026". */
import { monthText } from '#web/shared/time/time-text.ts'

export function monthName(month: string): string {
  return monthText(`${month}-01`, 'UTC')
}
