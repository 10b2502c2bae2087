/** Save for it, Edit and Delete, on the picture of the person's own reward. */
import { Flag, FlagOff, Pencil, Trash2 } from 'lucide-react'
import type { Reward } from '#domain/rewards/reward.ts'
import { canSaveFor } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useGoal } from '#web/shared/points/use-goal.ts'
import { Menu } from '#web/ui/menu.tsx'
import { rewardCardTexts } from './texts.ts'
import { useSaveFor } from './use-save-for.ts'

export function RewardMenu({ reward }: { readonly reward: Reward }) {
  const overlay = useOverlayAddress()
  const saveFor = useSaveFor()
  const me = useAccount()
  const isGoal = useGoal()?.id === reward.id
  const { id, name } = reward
  return (
    <Menu
      label={rewardCardTexts.menu(name)}
      tone="onCard"
      actions={[
        ...(canSaveFor(reward, me.id)
          ? [
              {
                label: isGoal ? rewardCardTexts.stopSaving : rewardCardTexts.saveFor,
                icon: isGoal ? FlagOff : Flag,
                onSelect: () => void saveFor(reward, !isGoal),
              },
            ]
          : []),
        {
          label: rewardCardTexts.edit,
          icon: Pencil,
          onSelect: () => overlay.open('edit-reward', id),
        },
        {
          label: rewardCardTexts.delete,
          icon: Trash2,
          tone: 'danger',
          onSelect: () => overlay.open('delete-reward', id),
        },
      ]}
    />
  )
}
