/** The menu entries that say who did a task: several people together, or a child (T22, T23). Loaded after the card. */
import { Users } from 'lucide-react'
import type { Task } from '#domain/tasks/task.ts'
import { taskKey } from '#web/features/tasks/task-key.ts'
import type { TaskOffers } from '#web/features/tasks/task-offers.ts'
import type { OverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { childrenOf } from './children-of.ts'
import { togetherTexts } from './texts.ts'

type Tools = { readonly household: Household; readonly overlay: OverlayAddress }

/** A person with children is asked which of them did it; a person with only partners, who helped. */
export function doneEntries(
  task: Task,
  { action, claim }: Pick<TaskOffers, 'action' | 'claim'>,
  { household, overlay }: Tools,
): readonly MenuAction[] {
  const entryOf = (sheet: 'who' | 'together'): readonly MenuAction[] => [
    {
      part: 'claim',
      label: togetherTexts[sheet],
      icon: Users,
      onSelect: () => overlay.open(sheet, taskKey(task)),
    },
  ]
  const isFree = claim === 'none' || claim === 'you'
  const isForOthers = task.is_shared || task.user_id !== household.me.id
  if (isFree && isForOthers && childrenOf(household).length > 0) return entryOf('who')
  return action === 'complete' ? entryOf('together') : []
}
