/** The current day on this device, from which tasks made from a template repeat. */
import { localDay } from '#domain/calendar.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { useNow } from '#web/shared/time/use-now.ts'

export function useToday(): string {
  return localDay(useNow().toISOString(), deviceTimeZone() ?? 'UTC')
}
