/** A reward that can be redeemed, or how far the points reach towards it. */
import { memo } from 'react'
import type { Reward } from '#domain/rewards/reward.ts'
import { RedeemButton } from '#web/parts/rewards/redeem-button.tsx'
import { RewardCard } from '#web/parts/rewards/reward-card.tsx'
import { RewardMark } from '#web/parts/rewards/reward-mark.tsx'
import { RewardMenu } from '#web/parts/rewards/reward-menu.tsx'
import { isSameItem } from '#web/parts/rewards/same-item.ts'
import { rewardTexts } from '#web/parts/rewards/texts.ts'
import type { RowMark } from '#web/parts/sync/use-row-marks.ts'
import { ListItem } from '#web/parts/tasks/list-item.tsx'
import { PointsMeter } from '#web/ui/points-meter.tsx'

export type AvailableItemProps = {
  readonly reward: Reward
  readonly points: number | undefined
  readonly mark: RowMark
}

export const AvailableItem = memo(OfferedReward, isSameItem)

function OfferedReward({ reward, points, mark }: AvailableItemProps) {
  const { name, point_cost } = reward
  return (
    <ListItem focusKey="">
      <RewardCard
        reward={reward}
        mark={<RewardMark mark={mark} />}
        menu={<RewardMenu reward={reward} />}
        meter={
          points !== undefined &&
          points < point_cost && (
            <PointsMeter
              value={points}
              max={point_cost}
              label={rewardTexts.meter(name)}
              valueText={rewardTexts.meterValue(points, point_cost)}
              stitches={24}
            />
          )
        }
        action={<RedeemButton reward={reward} points={points} />}
      />
    </ListItem>
  )
}
