/** The menu of a repeating task: the day, the turn, the task itself (C14 to C19, C26). */
import {
  BookCopy,
  CirclePause,
  CircleStop,
  HandHelping,
  History,
  Pencil,
  Play,
  Trash2,
} from 'lucide-react'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { hasFeature } from '#domain/plan-features.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { occurrenceKey } from '#web/features/tasks/task-key.ts'
import { saveTemplate } from '#web/features/tasks/templates/save-template.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import type { EntryTools } from './occurrence-entries.ts'
import { dayEntries, turnEntries } from './occurrence-entries.ts'
import { keptRule } from './template-plan.ts'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'
import { isPausedItself } from './use-chores.ts'

/** `item` is the occurrence that the menu is about; null if nothing is due. A deleted chore has no entries. */
export type ChoreMenu = (
  line: ChoreLine | undefined,
  item: AgendaItem | null,
) => readonly MenuAction[]

/** The owner may do everything; their adult partners all but delete it, and a child passes no turn on (C26). */
export function useChoreMenu(household: Household): ChoreMenu {
  const { me } = household
  const account = useAccount()
  const mayKeep = hasFeature(household.plan, 'templates')
  const tools = { actions: useChoreActions(), overlay: useOverlayAddress(), household }
  return (line, item) => {
    if (line === undefined) return []
    const isOwner = line.chore.user_id === me.id
    if (!isOwner && me.is_child) return []
    const isAsked = item !== null && line.state === 'running'
    return [
      ...(isAsked ? dayEntries(line, item, tools) : []),
      ...(isAsked && !me.is_child ? turnEntries(line, item, tools) : []),
      ...choreEntries(line, isAsked ? item : null, tools),
      ...(mayKeep ? [keepEntry(line, account)] : []),
      ...(isOwner ? ownerEntries(line, tools) : []),
    ]
  }
}

/** The task: its history, editing, pausing, ending. */
function choreEntries(
  line: ChoreLine,
  item: AgendaItem | null,
  { actions, overlay }: EntryTools,
): readonly MenuAction[] {
  const { chore, state } = line
  const edit: MenuAction = {
    label: state === 'ended' ? choreTexts.newRule : choreTexts.edit,
    icon: Pencil,
    part: 'task',
    onSelect: () => overlay.open('editChore', item ? occurrenceKey(item) : chore.id),
  }
  const history: MenuAction = {
    label: choreTexts.history,
    icon: History,
    part: 'task',
    onSelect: () => overlay.open('chore', chore.id),
  }
  const pause: MenuAction = isPausedItself(line)
    ? {
        label: choreTexts.resume,
        icon: Play,
        part: 'task',
        onSelect: () => void actions.resume(chore),
      }
    : {
        label: choreTexts.pause,
        icon: CirclePause,
        part: 'task',
        onSelect: () => overlay.open('pauseChore', chore.id),
      }
  const end: MenuAction = {
    label: choreTexts.end,
    icon: CircleStop,
    part: 'task',
    onSelect: () => void actions.end(line),
  }
  return state === 'ended' ? [history, edit] : [history, edit, pause, end]
}

/** Its details and its rule, for more tasks like it (S3, C4). */
function keepEntry({ chore }: ChoreLine, account: OpenAccount): MenuAction {
  return {
    label: templateTexts.keep,
    icon: BookCopy,
    part: 'task',
    onSelect: () => void saveTemplate(account, chore, keptRule(chore)),
  }
}

/** Adults hand over, and only to adults (C20). */
function ownerEntries(
  { chore }: ChoreLine,
  { overlay, household: { me, partners } }: EntryTools,
): readonly MenuAction[] {
  const handOver: MenuAction = {
    label: choreTexts.handOver,
    icon: HandHelping,
    part: 'task',
    onSelect: () => overlay.open('handOver', chore.id),
  }
  const remove: MenuAction = {
    label: choreTexts.delete,
    icon: Trash2,
    tone: 'danger',
    part: 'task',
    onSelect: () => overlay.open('deleteChore', chore.id),
  }
  const hasHeirs = !me.is_child && partners.some(({ is_child }) => !is_child)
  return hasHeirs ? [handOver, remove] : [remove]
}
