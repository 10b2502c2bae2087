/** The greeting for this hour of the person's clock (U23). */
import { localTime } from '#domain/calendar.ts'
import { dashboardTexts } from './texts.ts'

export function greetingAt(now: Date, timeZone: string): (name: string) => string {
  const hour = localTime(now.toISOString(), timeZone).getUTCHours()
  const { greetings } = dashboardTexts
  if (hour < 4) return greetings.night
  if (hour < 12) return greetings.morning
  return hour < 18 ? greetings.afternoon : greetings.evening
}
