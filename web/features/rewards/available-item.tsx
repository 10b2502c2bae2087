/** A reward that can be redeemed, or how many points are missing. */
import { memo } from 'react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import { PointsMeter } from '#web/ui/points-meter.tsx'
import { theme } from '#web/ui/theme.ts'
import { RedeemButton } from './redeem-button.tsx'
import { RewardCard } from './reward-card.tsx'
import { RewardMark } from './reward-mark.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { isSameItem } from './same-item.ts'
import { rewardCardTexts } from './texts.ts'

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
              label={rewardCardTexts.meter(name)}
              valueText={rewardCardTexts.meterValue(points, point_cost)}
              stitches={24}
            />
          )
        }
        action={
          reward.is_standing ? (
            <Left stock={reward.stock} />
          ) : (
            <RedeemButton reward={reward} points={points} />
          )
        }
      >
        {reward.is_standing && <RedeemButton reward={reward} points={points} block />}
      </RewardCard>
    </ListItem>
  )
}

/** How often it can still be redeemed; with none left the button says so. */
function Left({ stock }: Pick<Reward, 'stock'>) {
  return stock !== null && stock > 0 ? <Small>{rewardCardTexts.left(stock)}</Small> : null
}

const Small = styled.span`
  color: ${theme.text.muted};
  font: ${theme.font.small};
`
