/** The repeating tasks this person sees, each with what it asks for next: derived, nothing of it is stored (C1). */
import { localDay } from '#domain/calendar.ts'
import type { Chore } from '#domain/chores/chore.ts'
import type { Occurrence } from '#domain/chores/schedule.ts'
import { openOccurrence } from '#domain/chores/schedule.ts'
import type { Series } from '#domain/chores/timetable.ts'
import { useSynced } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'

export type ChoreLine = {
  readonly chore: Chore
  readonly series: Series
  /** The day where it counts (C25). */
  readonly today: string
  /** What is open, or comes next; null where nothing does. */
  readonly next: Occurrence | null
  readonly standing: 'running' | 'paused' | 'ended'
}

/** In the order in which they are due; undefined until they are read. `at` is an ISO time in UTC. */
export function useChores(at: string): readonly ChoreLine[] | undefined {
  const all = useSynced(readSeries)
  return all?.map((series) => lineOf(series, at)).toSorted(byDay)
}

async function readSeries({ chores, seats, pauses }: AccountDatabase): Promise<readonly Series[]> {
  const [allChores, allSeats, allPauses] = await Promise.all([
    chores.toArray(),
    seats.toArray(),
    pauses.toArray(),
  ])
  return allChores.map((chore) => ({
    chore,
    seats: allSeats.filter(({ chore_id }) => chore_id === chore.id),
    pauses: allPauses.filter(({ user_id }) => user_id === chore.user_id),
  }))
}

function lineOf(series: Series, at: string): ChoreLine {
  const { chore } = series
  const today = localDay(at, chore.time_zone)
  const next = openOccurrence(series, today)
  const standing = isPausedOn(chore, today) ? 'paused' : next === null ? 'ended' : 'running'
  return { chore, series, today, next, standing }
}

function isPausedOn({ paused_from, paused_until }: Chore, day: string): boolean {
  if (paused_from === null || paused_from > day) return false
  return paused_until === null || day <= paused_until
}

function byDay(one: ChoreLine, other: ChoreLine): number {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

/** Equal days in the order of creation. */
function keyOf({ next, chore }: ChoreLine): string {
  return `${next?.due_on ?? '9999'} ${chore.created_at} ${chore.id}`
}
