/** A reward that a partner redeemed with my approval: I may still deny it, which refunds the points. */
import { Check } from 'lucide-react'
import { memo } from 'react'
import { firstName } from '#domain/users/user.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { PartnersRewardProps } from './approval-request.tsx'
import { RedemptionDate } from './redemption-date.tsx'
import { RewardCard } from './reward-card.tsx'
import { RewardMark } from './reward-mark.tsx'
import { RewardOwner } from './reward-owner.tsx'
import { isSameItem } from './same-item.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export const RefundableItem = memo(ApprovedReward, isSameItem)

function ApprovedReward({ reward, household, mark }: PartnersRewardProps) {
  const overlay = useOverlayAddress()
  const { id, name, user_id, redeemed_at } = reward
  return (
    <ListItem focusKey="">
      <RewardCard
        reward={reward}
        mark={<RewardMark mark={mark} />}
        owner={
          <RewardOwner
            person={household.people.get(user_id)}
            text={(person) => rewardsScreenTexts.had(firstName(person))}
          />
        }
        action={
          <Button
            tone="dangerGhost"
            data-ghost
            aria-label={rewardsScreenTexts.denyReward(name)}
            onClick={() => overlay.open('refund-reward', id)}
          >
            {rewardsScreenTexts.deny}
          </Button>
        }
      >
        <RedemptionDate>
          {rewardsScreenTexts.redeemedOn(dateText(redeemed_at ?? '', household.timeZone))}
        </RedemptionDate>
        <span>
          <Tag tone="ok" icon={Check}>
            {rewardsScreenTexts.approved}
          </Tag>
        </span>
      </RewardCard>
    </ListItem>
  )
}
