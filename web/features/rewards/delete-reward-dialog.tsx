/** Asks for confirmation before a reward is deleted. */
import { Trash2 } from 'lucide-react'
import { canEdit } from '#domain/rewards/reward.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { rewardCardTexts } from './texts.ts'
import { useRewardActions } from './use-reward-actions.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

export function DeleteRewardDialog(props: RewardDialogProps) {
  const { open, onClose } = props
  const reward = useRewardSubject(props, canEdit)
  const actions = useRewardActions()
  if (!reward) return null
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await actions.remove(reward)
      }}
      icon={Trash2}
      title={rewardCardTexts.sure}
      description={<Sentence name={reward.name}>{rewardCardTexts.deletes(reward.name)}</Sentence>}
      confirmLabel={rewardCardTexts.delete}
    />
  )
}
