/** The reward of a dialog, as it was when the dialog opened; closes the dialog if there is nothing to do. */
import { useEffect, useState } from 'react'
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount, useLive } from '#web/data/account.ts'

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
  const [reward, setReward] = useState<Reward | undefined>()
  const found = useLive(async ({ rewards }) => (await rewards.get(id)) ?? null, [id])
  if (found && !reward && may(found, account.id)) setReward(found)

  const isUseless = found !== undefined && reward === undefined
  useEffect(() => {
    if (isUseless) onClose()
  }, [isUseless, onClose])
  return reward
}
