/** People as reminders see them: what they want to be reminded of, when, and whether that can reach them (C24). */
import type { PushPreferences } from '#domain/notifications/push-api.ts'
import type { Rows } from '#domain/rows.ts'
import type { Preferences } from '#server/push/preferences.ts'

export type Person = Pick<
  PushPreferences,
  'quiet_hours' | 'hides_details' | 'digest_at' | 'remind_anyone'
> & {
  readonly id: string
  readonly zone: string
  /** Whether a device of theirs gets pushes, and reminders are not muted. */
  readonly isReachable: boolean
}

/** Reads rows, and nothing else. */
export type Reader = Pick<Rows, 'get' | 'select'>

export type FindPerson = (reader: Reader, id: string) => Person | null

export function createFindPerson({
  preferences,
  isSubscribed,
}: {
  readonly preferences: Pick<Preferences, 'read'>
  readonly isSubscribed: (userId: string) => boolean
}): FindPerson {
  return (reader, id) => {
    const account = reader.get('accounts', id)
    if (account === null) return null
    const { muted, ...wanted } = preferences.read(id)
    const isReachable = isSubscribed(id) && !muted.includes('reminder')
    return { ...wanted, id, zone: account.time_zone, isReachable }
  }
}
