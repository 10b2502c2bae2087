/** The month that a check-in is about. Separate from the entity, so that the first screen need not count days. */
import { localDay, localMonth, startOfDay } from '#domain/calendar.ts'
import { addMonths } from '#domain/days.ts'

/** During this many first days of a month, check-ins are about the previous month. */
const LOOKING_BACK_DAYS = 7

/** Whether a month has just begun. */
export function isMonthStart(at: string, timeZone: string): boolean {
  return Number(localDay(at, timeZone).slice(8)) <= LOOKING_BACK_DAYS
}

/** The month that a check-in is about: in the first days of a month the previous one, later the current one. */
export function checkInMonth(at: string, timeZone: string): string {
  const month = localMonth(at, timeZone)
  return isMonthStart(at, timeZone) ? monthAfter(month, -1) : month
}

/** The month this many months after another; both as yyyy-MM. */
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
