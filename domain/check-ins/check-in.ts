/** Check-ins: the answers that one partner gives another once a month. Only these two see them. */
import { startOfDay, localDay, localMonth } from '#domain/calendar.ts'
import type { RowOf } from '#domain/column.ts'
import { id, moment, text } from '#domain/column.ts'
import { addMonths } from '#domain/days.ts'

export const MAX_ANSWER = 2000

export const checkInColumns = {
  id: id(),
  /** The author of the answers. */
  user_id: id(),
  partner_id: id(),
  /** The month that the answers are about, as yyyy-MM in the author's time zone. */
  month: text(7),
  went_well: text(MAX_ANSWER),
  was_heavy: text(MAX_ANSWER),
  to_change: text(MAX_ANSWER),
  updated_at: moment(),
}
export type CheckIn = RowOf<typeof checkInColumns>

/** In this many first days of a month, check-ins are about the month before. */
const LOOKING_BACK_DAYS = 7

/** Whether a month has just begun. */
export function isMonthStart(at: string, timeZone: string): boolean {
  return Number(localDay(at, timeZone).slice(8)) <= LOOKING_BACK_DAYS
}

/** The month that a check-in is about: in the first days of a month the one before, later the current one. */
export function checkInMonth(at: string, timeZone: string): string {
  const month = localMonth(at, timeZone)
  return isMonthStart(at, timeZone) ? monthAfter(month, -1) : month
}

/** The month so many months after another, both as yyyy-MM. */
export function monthAfter(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 'yyyy-MM'.length)
}

/** The first moment of a month, and of the month after it. */
export function monthBounds(month: string, timeZone: string) {
  return {
    from: startOfDay(`${month}-01`, timeZone),
    to: startOfDay(`${monthAfter(month, 1)}-01`, timeZone),
  }
}
