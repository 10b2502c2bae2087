/** The menu entries about one day of a repeating task: skip it, move it, change its turn (C14 to C16). */
import {
  ArrowRightLeft,
  Calendar,
  CalendarClock,
  Check,
  CornerUpRight,
  SkipForward,
  Sunrise,
} from 'lucide-react'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { isDue } from '#domain/chores/agenda.ts'
import { predictAfterSkip, predictSeatAfterPass } from '#domain/chores/predict-turn.ts'
import { eligibilityOf, moveBounds } from '#domain/chores/settle.ts'
import { addDays } from '#domain/days.ts'
import { shortDay } from '#domain/language/format.ts'
import { aheadSheet, occurrenceKey } from '#web/features/tasks/task-key.ts'
import type { OverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { holderName } from './chore-words.ts'
import { choreTexts } from './texts.ts'
import type { ChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'

export type EntryTools = {
  readonly actions: ChoreActions
  readonly overlay: OverlayAddress
  readonly household: Household
}

/** A planned occurrence can be done from the day after the previous one; empty if it is due, or none follows (C7). */
export function earlyEntries(
  { series, today, next, state }: ChoreLine,
  overlay: OverlayAddress,
): readonly MenuAction[] {
  if (state !== 'running' || next?.state !== 'planned') return []
  const mayBeDone = eligibilityOf(series, { slot: next.slot, today }) === 'may'
  const early: MenuAction = {
    label: choreTexts.early,
    icon: Check,
    part: 'early',
    ...(!mayBeDone && { disabled: true, note: choreTexts.notOpen }),
    onSelect: () => overlay.open(aheadSheet(next), occurrenceKey(next)),
  }
  return [early]
}

/** The day: skip it, or do it later. */
export function dayEntries(
  line: ChoreLine,
  item: AgendaItem,
  { actions, overlay }: EntryTools,
): readonly MenuAction[] {
  const { chore, series, today } = line
  const { slot } = item
  const next = predictAfterSkip(series, { slot, today })
  const { until } = moveBounds(series, { slot, today })
  const move = (day: string): DayEntry => ({
    part: 'day',
    onSelect: () => void actions.moveDay(item, day),
    ...(day > until
      ? { disabled: true, note: choreTexts.moveBlocked[kindOf(line)] }
      : { note: shortDay(day) }),
  })
  return [
    {
      label: choreTexts.skip,
      icon: SkipForward,
      part: 'day',
      ...(next !== null && { note: choreTexts.next(shortDay(next.due_on)) }),
      onSelect: () => void actions.skip(chore, slot),
    },
    ...laterEntries(today, move, () => overlay.open('moveOccurrence', occurrenceKey(item))),
  ]
}

type DayEntry = Omit<MenuAction, 'label' | 'icon'>

/** Later: tomorrow, in three days, or on a chosen day. */
export function laterEntries(
  today: string,
  move: (day: string) => DayEntry,
  pick: () => void,
): readonly MenuAction[] {
  return [
    { label: choreTexts.tomorrow, icon: Sunrise, ...move(addDays(today, 1)) },
    { label: choreTexts.inDays, icon: CalendarClock, ...move(addDays(today, 3)) },
    { label: choreTexts.pickDay, icon: Calendar, part: 'day', onSelect: pick },
  ]
}

function kindOf({ chore }: ChoreLine): 'after_done' | 'other' {
  return chore.repeats === 'after_done' ? 'after_done' : 'other'
}

/** The turn: only the open one can be passed on; any that is not claimed can be given to somebody. */
export function turnEntries(
  { chore, series, today, next }: ChoreLine,
  item: AgendaItem,
  { actions, overlay, household }: EntryTools,
): readonly MenuAction[] {
  const isClaimed = item.row !== null && item.row.claimed_by !== null
  if (!chore.is_shared || isClaimed) return []
  const isOpen = isDue(item) && item.slot === next?.slot
  const seat = isOpen ? predictSeatAfterPass(series, today, item.row?.assigned_to) : null
  const to = seat && holderName(seat.person, household)
  const pass: MenuAction = {
    label: choreTexts.pass,
    icon: CornerUpRight,
    part: 'turn',
    note: choreTexts.to(to ?? ''),
    onSelect: () => void actions.pass(chore, item.slot, to ?? ''),
  }
  const give: MenuAction = {
    label: choreTexts.give,
    icon: ArrowRightLeft,
    part: 'turn',
    onSelect: () => overlay.open('giveTurn', occurrenceKey(item)),
  }
  return [...(to === null ? [] : [pass]), ...(household.partners.length > 0 ? [give] : [])]
}
