/** How long ago a day was, in days, weeks or months: "today", "9 days ago", "3 weeks ago", "2 months ago". */
import { relativeFormat } from '#domain/language/format.ts'

const MONTH_DAYS = 365.25 / 12

export function longAgo(days: number): string {
  const relative = relativeFormat('auto')
  if (days < 14) return relative.format(-days, 'day')
  return days < 56
    ? relative.format(-Math.round(days / 7), 'week')
    : relative.format(-Math.round(days / MONTH_DAYS), 'month')
}
