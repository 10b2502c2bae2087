/** The greeting for this hour of the device. */
import { dashboardTexts } from './texts.ts'

export function greetingAt(now: Date): (name: string) => string {
  const hour = now.getHours()
  const { greetings } = dashboardTexts
  if (hour < 4) return greetings.night
  if (hour < 12) return greetings.morning
  return hour < 18 ? greetings.afternoon : greetings.evening
}
