/** The repeating tasks that this person sees, each with what there is to do next: derived, and never stored (C1). */
import { useMemo } from 'react'
import { localDay } from '#domain/calendar.ts'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaBetween, agendaNow } from '#domain/chores/agenda.ts'
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import type { Chore } from '#domain/chores/chore.ts'
import type { ChoreState } from '#domain/chores/schedule.ts'
import { choreState } from '#domain/chores/schedule.ts'
import type { Series } from '#domain/chores/timetable.ts'
import { useSynced } from '#web/data/account.ts'
import { readChoreRows } from '#web/shared/agenda/read-chore-rows.ts'
import { isGoingOn } from '#web/shared/pauses/use-away.ts'

export type ChoreLine = {
  /** The id of its chore. */
  readonly id: string
  readonly chore: Chore
  readonly series: Series
  /** The current day in its zone (C25). */
  readonly today: string
  /** Its occurrence on a slot: open, reopened beside the open one, or only planned (C5, C9). */
  readonly itemOn: (slot: string) => AgendaItem | undefined
  /** The occurrence that is open or comes next; null if there is none. */
  readonly next: AgendaItem | null
  readonly state: ChoreState['state']
  readonly paused_until: string | null
}

/** Whether it was paused by itself, and can be resumed: it may instead be paused with all that its owner has (C19). */
export function isPausedItself({ chore, today }: Pick<ChoreLine, 'chore' | 'today'>): boolean {
  const { paused_from: from_on, paused_until: until_on } = chore
  return from_on !== null && isGoingOn({ from_on, until_on }, today)
}

/** By due time; undefined until they are read. `at` is an ISO time in UTC. */
export function useChores(at: string): readonly ChoreLine[] | undefined {
  const rows = useSynced(readChoreRows)
  return useMemo(
    () =>
      rows &&
      choresWithRows(rows)
        .map((each) => lineOf(each, at))
        .toSorted(byDay),
    [rows, at],
  )
}

/** Derives one of them only when asked: of hundreds, only the one with an open menu or dialog is needed. */
export type FindLine = (id: string) => ChoreLine | undefined

export function useFindLine(chores: readonly ChoreWithRows[], at: string): FindLine {
  return useMemo(() => {
    const known = new Map(chores.map((each) => [each.series.chore.id, each]))
    return (id) => {
      const withRows = known.get(id)
      return withRows && lineOf(withRows, at)
    }
  }, [chores, at])
}

function lineOf(withRows: ChoreWithRows, at: string): ChoreLine {
  const { series } = withRows
  const { chore } = series
  const today = localDay(at, chore.time_zone)
  const items = agendaNow(withRows, at)
  const next = items.at(-1) ?? null
  const { state, paused_until } = choreState(series, today)
  const itemOn = (slot: string) =>
    items.find((item) => item.slot === slot) ?? plannedOn(withRows, slot, at)
  return { id: chore.id, chore, series, today, itemOn, next, state, paused_until }
}

function plannedOn(withRows: ChoreWithRows, slot: string, at: string): AgendaItem | undefined {
  const due = withRows.rows.find((row) => row.slot === slot)?.due_on ?? slot
  const [from, to] = due < slot ? [due, slot] : [slot, due]
  return agendaBetween(withRows, { from, to, at }).find((item) => item.slot === slot)
}

function byDay(one: ChoreLine, other: ChoreLine): number {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

/** Chores due on the same day in the order of creation. */
function keyOf({ next, chore }: ChoreLine): string {
  return `${next?.due_on ?? '9999'} ${chore.created_at} ${chore.id}`
}
