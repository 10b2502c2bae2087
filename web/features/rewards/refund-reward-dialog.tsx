/** Asks for confirmation before a redeemed reward is denied, which refunds its owner (RW2). */
import { Undo2 } from 'lucide-react'
import { canRefund } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { rewardCardTexts } from './texts.ts'
import { useRewardActions } from './use-reward-actions.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

export function RefundRewardDialog(props: RewardDialogProps) {
  const { open, onClose } = props
  const reward = useRewardSubject(props, canRefund)
  const owner = useHousehold()?.people.get(reward?.user_id ?? '')
  const actions = useRewardActions()
  if (!reward || !owner) return null
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await actions.deny(reward)
      }}
      icon={Undo2}
      title={rewardCardTexts.sure}
      description={rewardCardTexts.refunds(reward.name, firstName(owner), reward.point_cost)}
      confirmLabel={rewardCardTexts.deny}
      cancelLabel={rewardCardTexts.cancel}
    />
  )
}
