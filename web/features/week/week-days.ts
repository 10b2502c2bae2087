/** The days of a week, as the week shows them. Days are texts, yyyy-MM-dd. */
import { localDay } from '#domain/calendar.ts'
import { addDays, isMonday, localWeek, toEpochDay, weekDays, weekdayOf } from '#domain/days.ts'
import { weekdayNames } from '#domain/language/format.ts'
import { monthDayText } from '#web/shared/time/time-text.ts'

/** The number of weeks ahead for which the plan is shown (T15). */
const WEEKS_AHEAD = 8

export type WeekPlace = {
  readonly monday: string
  readonly days: readonly string[]
  readonly today: string
  /** The Monday of the present week, and of the last one that is shown. */
  readonly now: string
  readonly last: string
}

/** The week that an address requests, or else the present one. */
export function weekAt(asked: string | undefined, at: string, timeZone: string): WeekPlace {
  const now = localWeek(at, timeZone)
  const last = addDays(now, 7 * WEEKS_AHEAD)
  const isWeek = asked !== undefined && isMonday(asked)
  const monday = isWeek && asked <= last ? asked : now
  return { monday, days: weekDays(monday), today: localDay(at, timeZone), now, last }
}

/** "Nov 16 - Nov 22". */
export function rangeText(days: readonly string[]): string {
  return [days[0], days.at(-1)].map((day = '') => monthDayText(day, 'UTC')).join(' - ')
}

/** "Mon", and the number of the day. */
export function dayHead(day: string): { readonly name: string; readonly number: number } {
  return {
    name: weekdayNames('short')[weekdayOf(toEpochDay(day))] ?? '',
    number: Number(day.slice(8)),
  }
}
