/** The reward that a dialog changes; closes the dialog if there is nothing to do. */
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { useAsOpened } from '#web/shared/overlay/use-as-opened.ts'

export type RewardDialogProps = {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

export function useRewardSubject(
  { id, onClose }: RewardDialogProps,
  may: (reward: Reward, userId: string) => boolean,
): Reward | undefined {
  const account = useAccount()
  const found = useLive(
    async ({ rewards }) => {
      const reward = await rewards.get(id)
      return reward && may(reward, account.id) ? reward : null
    },
    [id, account.id],
  )
  return useAsOpened(found, onClose)
}
