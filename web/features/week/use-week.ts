/** The week of this household, from the rows of this device (T15). */
import { useMemo } from 'react'
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { weekEntries } from '#domain/chores/week.ts'
import { useSynced } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { AwayDays } from './away-days.ts'
import { awayDays } from './away-days.ts'
import { readWeek } from './read-week.ts'
import type { WeekPlace } from './week-days.ts'

export type WeekNow = {
  /** The week that was read; until another one is read, it can differ from the requested one. */
  readonly week: WeekPlace
  readonly entries: readonly WeekEntry[]
  /** The chores themselves, with their open rows. */
  readonly chores: readonly ChoreWithRows[]
  readonly away: AwayDays
}

/** Undefined until one is read. `at` is an ISO time in UTC. */
export function useWeek(
  { me, partners, timeZone }: Household,
  asked: WeekPlace,
  at: string,
): WeekNow | undefined {
  const { from, to } = spanOf(asked)
  const people = [me, ...partners].map(({ id }) => id)
  const read = useSynced(
    async (database) => ({
      week: asked,
      rows: await readWeek(database, { from, to, at, timeZone }, people),
    }),
    // Only the day decides which entries are missed and which are past.
    [from, to, timeZone, asked.today, people.join(' ')],
  )
  return useMemo(() => {
    if (!read) return undefined
    const { week, rows } = read
    return {
      week,
      entries: weekEntries(rows, { ...spanOf(week), at, timeZone }),
      chores: rows.open,
      away: awayDays(rows.pauses, week.days),
    }
  }, [read, at, timeZone])
}

function spanOf({ days, today }: WeekPlace) {
  return { from: days[0] ?? today, to: days.at(-1) ?? today }
}
