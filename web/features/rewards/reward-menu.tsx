/** Edit and Delete, on the picture of one's own reward. */
import { Pencil, Trash2 } from 'lucide-react'
import type { Reward } from '#domain/rewards/reward.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Menu } from '#web/ui/menu.tsx'
import { rewardCardTexts } from './texts.ts'

export function RewardMenu({ reward: { id, name } }: { readonly reward: Reward }) {
  const overlay = useOverlayAddress()
  return (
    <Menu
      label={rewardCardTexts.menu(name)}
      tone="onCard"
      actions={[
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
