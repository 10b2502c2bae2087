/** A reward that can be redeemed, or how many points are missing. */
import { memo } from 'react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import { Sentence } from '#web/ui/name.tsx'
import { PointsMeter } from '#web/ui/points-meter.tsx'
import { theme } from '#web/ui/theme.ts'
import { GiverBanner } from './giver-banner.tsx'
import { OfferedActions } from './offered-actions.tsx'
import { RedeemButton } from './redeem-button.tsx'
import { RewardCard } from './reward-card.tsx'
import { RewardMark } from './reward-mark.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { isSameItem } from './same-item.ts'
import { rewardCardTexts } from './texts.ts'

export type AvailableItemProps = {
  readonly reward: Reward
  readonly household: Household
  readonly points: number | undefined
  readonly mark: RowMark
}

export const AvailableItem = memo(OfferedReward, isSameItem)

function OfferedReward({ reward, household, points, mark }: AvailableItemProps) {
  const { name, point_cost, offered_by } = reward
  const giver = household.people.get(offered_by ?? '')
  return (
    <ListItem focusKey="">
      <RewardCard
        reward={reward}
        mark={<RewardMark mark={mark} />}
        banner={giver && <GiverBanner reward={reward} giver={giver} household={household} />}
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
        action={<Beside reward={reward} household={household} points={points} />}
      >
        {offered_by !== null ? (
          <OfferedActions reward={reward} points={points} />
        ) : (
          reward.is_standing && <RedeemButton reward={reward} points={points} block />
        )}
      </RewardCard>
    </ListItem>
  )
}

/** Beside the cost: the button; where that has a line of its own, how many are left and who changes what. */
function Beside({ reward, household, points }: Omit<AvailableItemProps, 'mark'>) {
  const { is_standing, offered_by, stock } = reward
  if (!is_standing && offered_by === null) return <RedeemButton reward={reward} points={points} />
  const giver = household.people.get(offered_by ?? '')
  return (
    <Small>
      {stock !== null && stock > 0 && <span>{rewardCardTexts.left(stock)}</span>}
      {giver && (
        <Sentence name={firstName(giver)}>{rewardCardTexts.onlyGiver(firstName(giver))}</Sentence>
      )}
    </Small>
  )
}

const Small = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  color: ${theme.text.muted};
  font: ${theme.font.small};
`
