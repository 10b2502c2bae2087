/** Asks for confirmation before a redeemed reward is denied, which refunds its owner; with or without a note (RW2). */
import { Undo2 } from 'lucide-react'
import type { Reward } from '#domain/rewards/reward.ts'
import { canRefund } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { DenialLine, useDenial } from './denial-line.tsx'
import { rewardCardTexts } from './texts.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

export function RefundRewardDialog(props: RewardDialogProps) {
  const { open, onClose } = props
  const reward = useRewardSubject(props, canRefund)
  const owner = useHousehold()?.people.get(reward?.user_id ?? '')
  const { form, deny } = useDenial(reward, { isOpen: open })
  if (!reward || !owner) return null
  const name = firstName(owner)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={deny}
      icon={Undo2}
      title={rewardCardTexts.sure}
      description={<Refunds reward={reward} owner={name} />}
      confirmLabel={rewardCardTexts.deny}
    >
      <DenialLine form={form} name={name} hint={rewardCardTexts.readsLine(name)} />
    </ConfirmDialog>
  )
}

function Refunds({ reward, owner }: { readonly reward: Reward; readonly owner: string }) {
  const { name, point_cost } = reward
  return (
    <Sentence name={[name, owner]}>{rewardCardTexts.refunds(name, owner, point_cost)}</Sentence>
  )
}
