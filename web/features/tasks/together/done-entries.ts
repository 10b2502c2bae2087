/** The entries of a task's menu that say who did it: several together, or a child (T22, T23). Loaded after the card. */
import { Users } from 'lucide-react'
import { occurrenceKey } from '#web/features/tasks/chores/occurrence-key.ts'
import type { OverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { childrenOf } from './children-of.ts'
import { togetherTexts } from './texts.ts'
import type { Doable } from './use-done-menu.ts'

type Tools = { readonly household: Household; readonly overlay: OverlayAddress }

/** A person with children is asked which of them it was; a person with partners only, who helped. */
export function doneEntries(
  { task, item, offers: { action, claim } }: Doable,
  { household, overlay }: Tools,
): readonly MenuAction[] {
  const entryOf = (sheet: 'who' | 'together'): readonly MenuAction[] => [
    {
      part: 'claim',
      label: togetherTexts[sheet],
      icon: Users,
      onSelect: () => overlay.open(sheet, item ? occurrenceKey(item) : task.id),
    },
  ]
  const isFree = claim === 'none' || claim === 'you'
  const isForOthers = task.is_shared || task.user_id !== household.me.id
  if (isFree && isForOthers && childrenOf(household).length > 0) return entryOf('who')
  return action === 'complete' ? entryOf('together') : []
}
