/** Which of the partners are away today, and until when (C13, C19). */
import { localDay } from '#domain/calendar.ts'
import type { Pause } from '#domain/chores/chore.ts'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'

/** The last day of each absence, by person; null where it lasts until further notice. */
export type Away = ReadonlyMap<string, string | null>

/** Empty until it is read. `at` is an ISO time in UTC. */
export function useAway({ partners, timeZone }: Household, at: string): Away {
  const pauses = useLive((database) => database.pauses.toArray())
  const today = localDay(at, timeZone)
  const known = new Set(partners.map(({ id }) => id))
  const away = (pauses ?? []).filter(
    (pause) => pause.kind === 'away' && known.has(pause.user_id) && isGoingOn(pause, today),
  )
  return new Map(away.map(({ user_id, until_on }) => [user_id, until_on]))
}

/** Whether a pause has begun and is not over on a day. */
export function isGoingOn(
  { from_on, until_on }: Pick<Pause, 'from_on' | 'until_on'>,
  today: string,
): boolean {
  return from_on <= today && (until_on === null || until_on >= today)
}
