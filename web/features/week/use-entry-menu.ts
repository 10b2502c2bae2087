/** The menu of a chip in the week, which also offers everything that dragging does (C14, C16, T12). */
import { ArrowRightLeft, Users } from 'lucide-react'
import { localDay } from '#domain/calendar.ts'
import type { Change } from '#domain/chores/replan.ts'
import { mayReplan } from '#domain/chores/replan.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { shortDay } from '#domain/language/format.ts'
import { laterEntries } from '#web/features/tasks/chores/occurrence-entries.ts'
import { useChoreMenu } from '#web/features/tasks/chores/use-chore-menu.ts'
import type { FindLine } from '#web/features/tasks/chores/use-chores.ts'
import type { OverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { weekTexts } from './texts.ts'
import type { Replan } from './use-replan.ts'

type EntryMenuInput = { readonly at: string; readonly apply: Replan; readonly findLine: FindLine }

export function useEntryMenu(
  household: Household,
  { at, apply, findLine }: EntryMenuInput,
): (entry: WeekEntry) => readonly MenuAction[] {
  const { me, partners } = household
  const overlay = useOverlayAddress()
  const choreMenu = useChoreMenu(household)
  return (entry) => {
    if (entry.item !== null) return choreMenu(findLine(entry.item.chore.id), entry.item)
    if (!mayReplan(entry, { me, at })) return []
    const put = (change: Change) => () => void apply(entry, change)
    const isFree = entry.task.claimed_by === null && partners.length > 0
    return [
      ...dayEntries(entry, { at, put, overlay }),
      ...(isFree ? personEntries(entry, { at, put, overlay }) : []),
    ]
  }
}

type Tools = {
  readonly at: string
  readonly put: (change: Change) => () => void
  readonly overlay: OverlayAddress
}

/** The entries for the day on which a plain task is due. */
function dayEntries({ task }: WeekEntry, { at, put, overlay }: Tools): readonly MenuAction[] {
  const today = localDay(at, task.due_zone ?? 'UTC')
  const move = (day: string) => ({
    part: 'day',
    note: shortDay(day),
    onSelect: put({ due_on: day }),
  })
  return laterEntries(today, move, () => overlay.open('moveTask', task.id))
}

/** The entries for choosing the person it is for. */
function personEntries({ task }: WeekEntry, { put, overlay }: Tools): readonly MenuAction[] {
  const give: MenuAction = {
    label: weekTexts.give,
    icon: ArrowRightLeft,
    part: 'turn',
    onSelect: () => overlay.open('giveTask', task.id),
  }
  const free: MenuAction = {
    label: weekTexts.free,
    icon: Users,
    part: 'turn',
    onSelect: put({ assigned_to: null }),
  }
  return task.assigned_to === null ? [give] : [give, free]
}
