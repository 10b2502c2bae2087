/** The week of this household, from the rows of this device (T15). */
import { useMemo } from 'react'
import type { Kept } from '#domain/chores/kept.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { weekEntries } from '#domain/chores/week.ts'
import { weekDays } from '#domain/days.ts'
import { useSynced } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { AwayDays } from './away-days.ts'
import { awayDays } from './away-days.ts'
import { readWeek } from './read-week.ts'
import type { WeekPlace } from './week-days.ts'

export type WeekNow = {
  readonly entries: readonly WeekEntry[]
  /** The chores themselves, with their open rows. */
  readonly chores: readonly Kept[]
  readonly away: AwayDays
}

/** Undefined until it is read. `at` is an ISO time in UTC. */
export function useWeek(
  { me, partners, timeZone }: Household,
  { days, today }: WeekPlace,
  at: string,
): WeekNow | undefined {
  const [from = today, to = today] = [days[0], days.at(-1)]
  const people = [me, ...partners].map(({ id }) => id)
  const rows = useSynced(
    (database) => readWeek(database, { from, to, at, timeZone }, people),
    // Only the day decides which entries are missed and which are past.
    [from, to, timeZone, today, people.join(' ')],
  )
  return useMemo(
    () =>
      rows && {
        entries: weekEntries(rows, { from, to, at, timeZone }),
        chores: rows.open,
        away: awayDays(rows.pauses, weekDays(from)),
      },
    [rows, from, to, at, timeZone],
  )
}
