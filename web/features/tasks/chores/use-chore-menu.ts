/** What may be done to a repeating task from its menu: the day, the turn, the task itself (C14, C15, C18, C19, C26). */
import { CirclePause, CircleStop, Pencil, Play, Redo2, SkipForward, Trash2 } from 'lucide-react'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { isDue } from '#domain/chores/agenda.ts'
import { seatAfterPass } from '#domain/chores/pass-turn.ts'
import { entryOf } from '#domain/chores/week.ts'
import { noReplanEntries, replanEntries } from '#web/features/tasks/replan/replan-entries.ts'
import type { Replanning } from '#web/features/tasks/replan/replan-entries.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { asPart } from '#web/ui/menu-part.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { holderName } from './chore-words.ts'
import { choreTexts } from './texts.ts'
import type { ChoreActions } from './use-chore-actions.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'

/** `item` is the one the menu is about; null where nothing is due. */
export type ChoreMenu = (line: ChoreLine, item: AgendaItem | null) => readonly MenuAction[]

/** The owner may do everything; their adult partners all but delete it (C26). */
export function useChoreMenu(household: Household, planning: Replanning | null = null): ChoreMenu {
  const { me } = household
  const actions = useChoreActions()
  const open = useOpening()
  return (line, item) => {
    const isOwner = line.chore.user_id === me.id
    if (!isOwner && me.is_child) return []
    const planned =
      item === null || planning === null
        ? noReplanEntries
        : replanEntries(entryOf(item, line.series, planning.at), planning)
    return [
      ...(item === null || line.standing === 'ended' ? [] : skipEntry(line, item, actions)),
      ...planned.day,
      ...asPart([
        ...(item === null || me.is_child ? [] : passEntry(line, item, { actions, household })),
        ...planned.turn,
      ]),
      ...asPart([
        open.edit(line),
        ...standingEntries(line, { actions, pause: open.pause(line) }),
        ...(isOwner ? [open.remove(line)] : []),
      ]),
    ]
  }
}

function skipEntry(
  { chore, standing }: ChoreLine,
  { slot }: AgendaItem,
  actions: ChoreActions,
): readonly MenuAction[] {
  if (standing === 'paused') return []
  const onSelect = () => void actions.skip(chore, slot)
  return [{ label: choreTexts.skip, icon: SkipForward, onSelect }]
}

type Passing = { readonly actions: ChoreActions; readonly household: Household }

/** Only the open one can be passed on (C14). */
function passEntry(
  { chore, series, today, next }: ChoreLine,
  item: AgendaItem,
  { actions, household }: Passing,
): readonly MenuAction[] {
  const isClaimed = item.row !== null && item.row.claimed_by !== null
  const isOpen = isDue(item) && item.slot === next?.slot && !isClaimed
  const seat = isOpen ? seatAfterPass(series, today) : null
  if (seat === null) return []
  const to = holderName(seat.person, household)
  const onSelect = () => void actions.pass(chore, item.slot, to)
  return [{ label: choreTexts.pass, icon: Redo2, onSelect }]
}

type Standing = { readonly actions: ChoreActions; readonly pause: MenuAction }

function standingEntries(line: ChoreLine, { actions, pause }: Standing): readonly MenuAction[] {
  const end: MenuAction = {
    label: choreTexts.end,
    icon: CircleStop,
    onSelect: () => void actions.end(line),
  }
  const resume: MenuAction = {
    label: choreTexts.resume,
    icon: Play,
    onSelect: () => void actions.resume(line.chore),
  }
  if (line.standing === 'ended') return []
  return [line.standing === 'paused' ? resume : pause, end]
}

/** The entries that open a dialog. */
function useOpening() {
  const overlay = useOverlayAddress()
  return {
    edit: ({ chore, standing }: ChoreLine): MenuAction => ({
      label: standing === 'ended' ? choreTexts.newRule : choreTexts.edit,
      icon: Pencil,
      onSelect: () => overlay.open('editChore', chore.id),
    }),
    pause: ({ chore }: ChoreLine): MenuAction => ({
      label: choreTexts.pause,
      icon: CirclePause,
      onSelect: () => overlay.open('pauseChore', chore.id),
    }),
    remove: ({ chore }: ChoreLine): MenuAction => ({
      label: choreTexts.delete,
      icon: Trash2,
      tone: 'danger',
      onSelect: () => overlay.open('deleteChore', chore.id),
    }),
  }
}
