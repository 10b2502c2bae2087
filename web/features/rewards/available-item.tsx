/** A reward that can be redeemed, or how many points are missing. */
import { Flag } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { offerTexts } from '#domain/rewards/offer-texts.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { useGoal } from '#web/shared/points/use-goal.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import { LeavingButton } from '#web/ui/leaving-button.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { PointsMeter } from '#web/ui/points-meter.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { RedeemButtonProps } from './redeem-button.tsx'
import { RedeemButton } from './redeem-button.tsx'
import { RewardCard } from './reward-card.tsx'
import { RewardMenu } from './reward-menu.tsx'
import type { RewardItemProps } from './same-item.ts'
import { isSameItem } from './same-item.ts'
import { rewardCardTexts } from './texts.ts'
import { useSaveFor } from './use-save-for.ts'

export type AvailableItemProps = RewardItemProps & { readonly points: number | undefined }

export const AvailableItem = memo(OfferedReward, isSameItem)

function OfferedReward({ reward, household, points, mark }: AvailableItemProps) {
  const { name, point_cost, offered_by } = reward
  const giver = household.people.get(offered_by ?? '')
  return (
    <ListItem focusKey="">
      <RewardCard
        reward={reward}
        mark={<RowMarkSign isShort mark={mark} />}
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

/** Beside the cost: the button; if that has its own line, how many are left, and that only the giver changes it. */
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

/** The buttons of a reward that a partner offers: save for it, or redeem it (RW19, P4). */
function OfferedActions({ reward, points }: RedeemButtonProps) {
  const saveFor = useSaveFor()
  // A second press would take the goal for the one before it, and its Undo would change nothing.
  const [, once] = usePending()
  const isGoal = useGoal()?.id === reward.id
  return (
    <Pair>
      {!isGoal && (
        <LeavingButton
          within="article"
          next="[aria-haspopup=menu]"
          tone="soft"
          icon={Flag}
          aria-label={rewardCardTexts.saveForReward(reward.name)}
          onClick={() => once(() => saveFor(reward, true))}
        >
          {rewardCardTexts.saveFor}
        </LeavingButton>
      )}
      <RedeemButton reward={reward} points={points} block />
    </Pair>
  )
}

type GiverBannerProps = {
  readonly reward: Reward
  readonly giver: User
  readonly household: Household
}

/** Over the picture of a reward that a partner offers: their face, and "Theo offers you a lie-in" (RW19). */
function GiverBanner({ reward, giver, household }: GiverBannerProps) {
  const text = offerTexts.offers(firstName(giver), reward.name)
  return (
    <Wash>
      <PersonAvatar person={giver} tone={toneOf(giver, household)} size={36} />
      <span>
        <Sentence name={firstName(giver)}>{text}</Sentence>
      </span>
    </Wash>
  )
}

const Small = styled.span`
  ${theme.flow('2px 12px')}
  ${theme.note}
`

const Pair = styled.div`
  ${theme.flow(2)}
  > * {
    flex: 1 1 auto;
    width: auto;
  }
`

const Wash = styled.p`
  ${theme.row(2.5)}
  min-height: 60px;
  padding: 10px 16px;
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.surface.partnerSoft};
  color: ${theme.text.partner};
  font: ${theme.font.smallStrong};
  /* A partner's face has the colour of the background. */
  > :first-child {
    background: ${theme.surface.card};
  }
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
