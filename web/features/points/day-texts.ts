/** Days and times of the ledger: "Today", "Yesterday, Nov 20", "Wed, Nov 18", last year's with their year; "17:58". */
import { localDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import { clockText, dateText, monthDayText, weekdayText } from '#web/shared/time/time-text.ts'
import { historyTexts } from './texts.ts'

export function dayTexts(timeZone: string, now: Date) {
  const today = localDay(now.toISOString(), timeZone)
  const yesterday = addDays(today, -1)

  return {
    time: (at: string) => clockText(at, timeZone),
    day(at: string): string {
      const day = localDay(at, timeZone)
      if (day === today) return historyTexts.today
      if (day === yesterday) return historyTexts.yesterday(monthDayText(at, timeZone))
      const isThisYear = day.slice(0, 4) === today.slice(0, 4)
      return isThisYear ? weekdayText(at, timeZone) : dateText(at, timeZone)
    },
  }
}
