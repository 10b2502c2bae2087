/** The rows of the week: people, then the row for anyone. */
import type { WeekEntry } from '#domain/chores/week.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { weekTexts } from './texts.ts'

export type WeekRow = {
  /** Null in the row for anyone. */
  readonly person: User | null
  readonly name: string
  readonly entries: readonly WeekEntry[]
}

/** People who are not my partners have no row: their entries are in the row for anyone. */
export function weekRows(
  { me, partners }: Household,
  entries: readonly WeekEntry[],
): readonly WeekRow[] {
  const people = [me, ...partners]
  const known = new Set<string | null>(people.map(({ id }) => id))
  return [
    ...people.map((person) => ({
      person,
      name: firstName(person),
      entries: entries.filter((entry) => entry.person === person.id),
    })),
    {
      person: null,
      name: weekTexts.anyone,
      entries: entries.filter((entry) => !known.has(entry.person)),
    },
  ]
}

export function onDay(entries: readonly WeekEntry[], day: string): readonly WeekEntry[] {
  return entries.filter((entry) => entry.day === day)
}
