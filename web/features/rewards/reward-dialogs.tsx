/**
 * The dialogs of rewards, opened by the address: ?new-reward=1, ?edit-reward=ID, ?delete-reward=ID, ?deny-reward=ID,
 * ?price-reward=ID, ?refund-reward=ID, ?goal-reward=ID, ?redeemed-reward=ID and ?partner-reward=ID. Place it once on a screen.
 */
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const CreateRewardDialog = lazyComponent(
  () => import('./create-reward-dialog.tsx'),
  'CreateRewardDialog',
)
const EditRewardDialog = lazyComponent(() => import('./edit-reward-dialog.tsx'), 'EditRewardDialog')
const DeleteRewardDialog = lazyComponent(
  () => import('./delete-reward-dialog.tsx'),
  'DeleteRewardDialog',
)
const DenyRewardDialog = lazyComponent(() => import('./deny-reward-dialog.tsx'), 'DenyRewardDialog')
const PriceRewardDialog = lazyComponent(
  () => import('./price-reward-dialog.tsx'),
  'PriceRewardDialog',
)
const RefundRewardDialog = lazyComponent(
  () => import('./refund-reward-dialog.tsx'),
  'RefundRewardDialog',
)
const PartnerRewardDialog = lazyComponent(
  () => import('./partner-reward-dialog.tsx'),
  'PartnerRewardDialog',
)
const RedeemedDialog = lazyComponent(() => import('./redeemed-dialog.tsx'), 'RedeemedDialog')

const GoalDialog = lazyComponent(() => import('./goal-dialog.tsx'), 'GoalDialog')

export function RewardDialogs() {
  return (
    <>
      <OverlaySlot parameter="new-reward">
        {({ open, onClose }) => <CreateRewardDialog open={open} onClose={onClose} />}
      </OverlaySlot>
      <OverlaySlot parameter="edit-reward">
        {({ value, ...shown }) => <EditRewardDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="delete-reward">
        {({ value, ...shown }) => <DeleteRewardDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="deny-reward">
        {({ value, ...shown }) => <DenyRewardDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="price-reward">
        {({ value, ...shown }) => <PriceRewardDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="partner-reward">
        {({ value, ...shown }) => <PartnerRewardDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="refund-reward">
        {({ value, ...shown }) => <RefundRewardDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="goal-reward">
        {({ value, ...shown }) => <GoalDialog id={value} {...shown} />}
      </OverlaySlot>
      <OverlaySlot parameter="redeemed-reward">
        {({ value, ...shown }) => <RedeemedDialog id={value} {...shown} />}
      </OverlaySlot>
    </>
  )
}
