/** How long ago something was, in weeks or months: "3 weeks ago", "2 months ago". */
import { localDay } from '#domain/calendar.ts'
import { differenceInDays } from '#domain/days.ts'
import { relativeFormat } from '#web/shared/time/format.ts'

const MONTH_DAYS = 365.25 / 12

export function longAgo(
  at: string,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): string {
  const [then, today] = [localDay(at, timeZone), localDay(now.toISOString(), timeZone)]
  const days = differenceInDays(today, then)
  const relative = relativeFormat('always')
  if (days < 14) return relative.format(-days, 'day')
  return days < 56
    ? relative.format(-Math.round(days / 7), 'week')
    : relative.format(-Math.round(days / MONTH_DAYS), 'month')
}
