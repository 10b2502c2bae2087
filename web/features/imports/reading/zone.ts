/** Time zones as files name them. */
import { timeZone } from '#domain/users/user-fields.ts'

/** Null for an unknown zone. */
export function zoneNamed(name: string): string | null {
  return name !== '' && timeZone.safeParse(name).success ? name : null
}
