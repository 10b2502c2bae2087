/** The entries of a menu that put a task on another day or give it to another person (C14, C16). */
import { ArrowRightLeft, Calendar, CalendarClock, Sunrise } from 'lucide-react'
import { dayAfter, localDay } from '#domain/calendar.ts'
import { mayReplan, replan } from '#domain/chores/replan.ts'
import { shortDay } from '#domain/chores/rule-text.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { replanTexts } from './texts.ts'
import type { Replan } from './use-replan.ts'

/** In so many days, besides tomorrow. */
const LATER_DAYS = 3

export type Asked = { readonly what: 'move' | 'give'; readonly entry: WeekEntry }

export type Replanning = {
  readonly household: Household
  /** ISO, in UTC. */
  readonly at: string
  readonly apply: Replan
  /** Opens the dialog that asks for the day or the person. */
  readonly ask: (asked: Asked) => void
}

/** The part of a menu about the day, and the one about the turn. */
export type ReplanEntries = {
  readonly day: readonly MenuAction[]
  readonly turn: readonly MenuAction[]
}

export const noReplanEntries: ReplanEntries = { day: [], turn: [] }

export function replanEntries(
  entry: WeekEntry,
  { household, at, apply, ask }: Replanning,
): ReplanEntries {
  const { me, partners, timeZone } = household
  if (!mayReplan(entry, { me, at })) return noReplanEntries
  const today = localDay(at, entry.item?.chore.time_zone ?? timeZone)
  const moveTo = (days: number): Pick<MenuAction, 'note' | 'disabled' | 'onSelect'> => {
    const day = dayAfter(today, days)
    const planned = replan(entry, { day, person: entry.person }, { me, at })
    const refused = 'reason' in planned
    return {
      note: refused ? planned.reason : shortDay(day),
      disabled: refused || day === entry.day,
      onSelect: () => void ('change' in planned && apply(entry, planned.change)),
    }
  }
  const give: MenuAction = {
    label: entry.item?.chore.who === 'turns' ? replanTexts.give : replanTexts.giveTask,
    icon: ArrowRightLeft,
    disabled: entry.task.claimed_by !== null,
    onSelect: () => ask({ what: 'give', entry }),
  }
  return {
    day: [
      { label: replanTexts.tomorrow, icon: Sunrise, ...moveTo(1) },
      { label: replanTexts.inDays, icon: CalendarClock, ...moveTo(LATER_DAYS) },
      {
        label: replanTexts.pickDay,
        icon: Calendar,
        onSelect: () => ask({ what: 'move', entry }),
      },
    ],
    turn: entry.task.is_shared && partners.length > 0 ? [give] : [],
  }
}
