/** The repeating tasks this person sees, each with what it asks for next: derived, nothing of it is stored (C1). */
import { localDay } from '#domain/calendar.ts'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaBetween, agendaNow } from '#domain/chores/agenda.ts'
import type { Chore } from '#domain/chores/chore.ts'
import type { Kept } from '#domain/chores/kept.ts'
import type { ChoreState } from '#domain/chores/schedule.ts'
import { choreState } from '#domain/chores/schedule.ts'
import type { Series } from '#domain/chores/timetable.ts'
import { useSynced } from '#web/data/account.ts'
import { readKept } from '#web/shared/agenda/read-kept.ts'

export type ChoreLine = {
  readonly chore: Chore
  readonly series: Series
  /** The day where it counts (C25). */
  readonly today: string
  /** What it asks for on a slot: one that is open, reopened beside, or only planned (C5, C9). */
  readonly itemOn: (slot: string) => AgendaItem | undefined
  /** What is open, or comes next; null where nothing does. */
  readonly next: AgendaItem | null
  readonly standing: ChoreState['state']
  readonly paused_until: string | null
}

/** In the order in which they are due; undefined until they are read. `at` is an ISO time in UTC. */
export function useChores(at: string): readonly ChoreLine[] | undefined {
  const kept = useSynced(readKept)
  return kept?.chores.map((each) => lineOf(each, at)).toSorted(byDay)
}

function lineOf(kept: Kept, at: string): ChoreLine {
  const { series } = kept
  const { chore } = series
  const today = localDay(at, chore.time_zone)
  const items = agendaNow(kept, at)
  const next = items.at(-1) ?? null
  const { state: standing, paused_until } = choreState(series, today)
  const itemOn = (slot: string) =>
    items.find((item) => item.slot === slot) ?? plannedOn(kept, slot, at)
  return { chore, series, today, itemOn, next, standing, paused_until }
}

function plannedOn(kept: Kept, slot: string, at: string): AgendaItem | undefined {
  const due = kept.rows.find((row) => row.slot === slot)?.due_on ?? slot
  const [from, to] = due < slot ? [due, slot] : [slot, due]
  return agendaBetween(kept, { from, to, at }).find((item) => item.slot === slot)
}

function byDay(one: ChoreLine, other: ChoreLine): number {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

/** Equal days in the order of creation. */
function keyOf({ next, chore }: ChoreLine): string {
  return `${next?.due_on ?? '9999'} ${chore.created_at} ${chore.id}`
}
