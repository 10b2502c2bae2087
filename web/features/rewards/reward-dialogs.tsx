/**
 * The dialogs of rewards, opened by the address: ?new-reward=1, ?edit-reward=ID, ?delete-reward=ID, ?deny-reward=ID,
 * ?price-reward=ID, ?refund-reward=ID, ?goal-reward=ID, ?redeemed-reward=ID and ?partner-reward=ID. Place it once on a screen.
 */
import type { ComponentType } from 'react'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'

const CreateRewardDialog = lazyComponent(
  () => import('./create-reward-dialog.tsx'),
  'CreateRewardDialog',
)

type Named = readonly [parameter: string, Dialog: ComponentType<RewardDialogProps>]

const dialogs: readonly Named[] = [
  ['edit-reward', lazyComponent(() => import('./edit-reward-dialog.tsx'), 'EditRewardDialog')],
  [
    'delete-reward',
    lazyComponent(() => import('./delete-reward-dialog.tsx'), 'DeleteRewardDialog'),
  ],
  ['deny-reward', lazyComponent(() => import('./deny-reward-dialog.tsx'), 'DenyRewardDialog')],
  ['price-reward', lazyComponent(() => import('./price-reward-dialog.tsx'), 'PriceRewardDialog')],
  [
    'partner-reward',
    lazyComponent(() => import('./partner-reward-dialog.tsx'), 'PartnerRewardDialog'),
  ],
  [
    'refund-reward',
    lazyComponent(() => import('./refund-reward-dialog.tsx'), 'RefundRewardDialog'),
  ],
  ['goal-reward', lazyComponent(() => import('./goal-dialog.tsx'), 'GoalDialog')],
  ['redeemed-reward', lazyComponent(() => import('./redeemed-dialog.tsx'), 'RedeemedDialog')],
]

export function RewardDialogs() {
  return (
    <>
      <OverlaySlot parameter="new-reward">
        {({ open, onClose }) => <CreateRewardDialog open={open} onClose={onClose} />}
      </OverlaySlot>
      {dialogs.map(([parameter, Dialog]) => (
        <OverlaySlot key={parameter} parameter={parameter}>
          {({ value, ...shown }) => <Dialog id={value} {...shown} />}
        </OverlaySlot>
      ))}
    </>
  )
}
