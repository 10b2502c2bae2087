/** Copies a redeemed reward into a new one; if the plan's limit of today is reached, says so and links to the plans. */
import { useNavigate } from 'react-router-dom'
import { v7 } from 'uuid'
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { RewardLimit } from './reward-limit.ts'
import { plansPath, readRewardLimit } from './reward-limit.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'

export function useOfferAgain(): (reward: Reward) => Promise<void> {
  const account = useAccount()
  const navigate = useNavigate()
  return async ({ id }) => {
    const isSaved = await account.run('offerRewardAgain', { id, copy_id: v7() })
    if (isSaved)
      return showUndoableToast(
        account,
        { name: 'offerRewardAgain', id },
        { title: rewardCardTexts.toasts.created },
      )
    const limit = await readRewardLimit(account)
    if (limit) tellLimit(limit, () => void navigate(plansPath))
  }
}

/** In place of the plain refusal (S1). */
function tellLimit({ count, mayUpgrade }: RewardLimit, onPress: () => void): void {
  showToast({
    tone: 'bad',
    title: rewardsScreenTexts.offerFailed,
    description: rewardCardTexts.limit(count),
    ...(mayUpgrade && { action: { label: rewardCardTexts.seePlans, onPress } }),
  })
}
