/** The actions of a reward, with their messages. */
import type { Reward } from '#domain/rewards/reward.ts'
import { canRefund } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { rewardCardTexts } from './texts.ts'

export type RewardActions = Readonly<
  Record<'redeem' | 'approve' | 'deny' | 'remove', (reward: Reward) => Promise<boolean>>
>

const { toasts } = rewardCardTexts

/** Redeeming, approving and denying send the cost that was on the screen (rule R48). */
export function useRewardActions(): RewardActions {
  const account = useAccount()
  const overlay = useOverlayAddress()

  return {
    async redeem({ id, point_cost }) {
      const isSaved = await account.run('redeemReward', { id, cost: point_cost })
      if (isSaved) overlay.open('redeemed-reward', id)
      return isSaved
    },
    async approve({ id, point_cost }) {
      const isSaved = await account.run('approveReward', { id, cost: point_cost })
      if (isSaved)
        showUndoableToast(account, { name: 'approveReward', id }, { title: toasts.approved })
      return isSaved
    },
    async deny(reward) {
      const { id, point_cost } = reward
      const description = canRefund(reward, account.id) ? toasts.refunded(point_cost) : undefined
      const isSaved = await account.run('denyReward', { id, cost: point_cost })
      if (isSaved)
        showUndoableToast(
          account,
          { name: 'denyReward', id },
          { title: toasts.denied, description },
        )
      return isSaved
    },
    async remove({ id }) {
      const isSaved = await account.run('deleteReward', { id })
      if (isSaved)
        showUndoableToast(account, { name: 'deleteReward', id }, { title: toasts.deleted })
      return isSaved
    },
  }
}
