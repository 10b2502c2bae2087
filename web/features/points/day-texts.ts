/** Days and times of the ledger: "Today", "Yesterday, Nov 20", "Wed, Nov 18", last year's with their year; "17:58". */
import { DAY_MS } from '#domain/calendar.ts'
import { clockText, dateText } from '#web/shared/time/time-text.ts'
import { historyTexts } from './texts.ts'

const LOCALE = 'en-US'

export function dayTexts(timeZone: string, now: Date) {
  const short = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone })
  const long = new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone,
  })
  const today = dateText(now.toISOString(), timeZone)
  const yesterday = dateText(new Date(now.getTime() - DAY_MS).toISOString(), timeZone)

  return {
    time: (at: string) => clockText(at, timeZone),
    day(at: string): string {
      const date = dateText(at, timeZone)
      if (date === today) return historyTexts.today
      if (date === yesterday) return historyTexts.yesterday(short.format(new Date(at)))
      return date.slice(-4) === today.slice(-4) ? long.format(new Date(at)) : date
    },
  }
}
