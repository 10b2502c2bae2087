/** Tells who is away on which days of a week, and how that is worded (C13, T15). */
import type { Pause } from '#domain/chores/chore.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { weekTexts } from './texts.ts'

/** The days on which each person is away. */
export type AwayDays = ReadonlyMap<string, ReadonlySet<string>>

/** While nothing has been read. */
export const nobody: AwayDays = new Map()

export function awayDays(pauses: readonly Pause[], days: readonly string[]): AwayDays {
  const away = new Map<string, Set<string>>()
  for (const { kind, user_id, from_on, until_on } of pauses) {
    if (kind !== 'away') continue
    const own = days.filter((day) => from_on <= day && (until_on === null || day <= until_on))
    if (own.length > 0) away.set(user_id, new Set([...(away.get(user_id) ?? []), ...own]))
  }
  return away
}

/** Whether a person, or null for anyone, is away on a day. */
export function isAwayOn(day: string, away: AwayDays, person: User | null): boolean {
  return person !== null && away.get(person.id)?.has(day) === true
}

/** "Theo and Juno are away"; null if everybody is at home. */
export function awayOn(day: string, away: AwayDays, { me, partners }: Household): string | null {
  const gone = partners.filter((person) => isAwayOn(day, away, person)).map(firstName)
  const names = isAwayOn(day, away, me) ? [weekTexts.you, ...gone] : gone
  return names.length === 0 ? null : weekTexts.areAway(names)
}
