/** A reward that search found: its cost, or when it was redeemed, and the action from its tab. */
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { isWithoutCost, canGive, stateOf } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { FoundRow } from '#web/shared/search/found-row.tsx'
import { dateText } from '#web/shared/time/time-text.ts'
import { Points } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { GivenTick } from './given-tick.tsx'
import { RedeemButton } from './redeem-button.tsx'
import { RewardCover } from './reward-cover.tsx'
import type { RewardGroup } from './reward-tabs.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'

export type FoundRewardProps = {
  readonly group: RewardGroup
  readonly reward: Reward
  readonly words: readonly string[]
  readonly household: Household
  readonly points: number | undefined
}

export function FoundReward({ group, reward, words, household, points }: FoundRewardProps) {
  const overlay = useOverlayAddress()
  const { id, name, description, image_url } = reward
  const navigate = useNavigate()
  const dialog = dialogOf(group, canGive(reward, household.me.id))
  return (
    <FoundRow
      isDone={reward.redeemed_at !== null}
      focusKey=""
      words={words}
      name={name}
      description={description}
      picture={<Thumb id={reward.source_id ?? id} image={image_url} />}
      meta={<p>{lineOf(reward, household)}</p>}
      action={
        dialog === 'partner-reward' ? (
          <GivenTick reward={reward} />
        ) : group === 'available' ? (
          <RedeemButton reward={reward} points={points} tone="soft" />
        ) : isWithoutCost(reward) ? undefined : (
          <Points value={reward.point_cost} />
        )
      }
      onOpen={
        dialog !== null
          ? () => overlay.open(dialog, id)
          : group === 'approvals'
            ? () => void navigate('/rewards?tab=approvals')
            : undefined
      }
    />
  )
}

/** The dialog that opens when the row is pressed. */
function dialogOf(group: RewardGroup, mayGive: boolean): string | null {
  if (group === 'available' || group === 'awaiting') return 'edit-reward'
  return group === 'redeemedByPartners' && mayGive ? 'partner-reward' : null
}

function lineOf(reward: Reward, { people, timeZone }: Household): string {
  const { user_id, redeemed_at, point_cost } = reward
  const owner = people.get(user_id)
  if (redeemed_at !== null) {
    const date = dateText(redeemed_at, timeZone)
    return owner
      ? rewardsScreenTexts.redeemedBy(firstName(owner), date)
      : rewardsScreenTexts.redeemedOn(date)
  }
  if (owner) return rewardsScreenTexts.wants(firstName(owner))
  return stateOf(reward) === 'denied'
    ? rewardCardTexts.denied
    : isWithoutCost(reward)
      ? rewardsScreenTexts.awaitingApproval
      : rewardsScreenTexts.costs(point_cost)
}

const Thumb = styled(RewardCover)`
  ${theme.square('48px')}
  border-radius: ${theme.radius.chip};
`
