/** The time zone of the device. */
import { timeZone } from '#domain/users/user-fields.ts'

/** The zone of this device, if the server can count days in it. */
export function deviceTimeZone(): string | undefined {
  const zone = timeZone.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone)
  return zone.success ? zone.data : undefined
}
