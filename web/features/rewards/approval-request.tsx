/** A partner's reward that waits for my approval. */
import { Check, X } from 'lucide-react'
import { memo } from 'react'
import type { Reward } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { RewardCard } from './reward-card.tsx'
import { RewardOwner } from './reward-owner.tsx'
import type { RewardItemProps } from './same-item.ts'
import { isSameItem } from './same-item.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { useRewardActions } from './use-reward-actions.ts'

export const ApprovalRequest = memo(RewardRequest, isSameItem)

function RewardRequest({ reward, household, mark }: RewardItemProps) {
  return (
    <ListItem focusKey="">
      <RewardCard
        reward={reward}
        mark={<RowMarkSign isShort mark={mark} />}
        owner={
          <RewardOwner
            person={household.people.get(reward.user_id)}
            household={household}
            text={(person) => rewardsScreenTexts.wants(firstName(person))}
          />
        }
      >
        <Decision reward={reward} />
      </RewardCard>
    </ListItem>
  )
}

function Decision({ reward }: { readonly reward: Reward }) {
  const actions = useRewardActions()
  const overlay = useOverlayAddress()
  const [, once] = usePending()
  return (
    <Answers>
      <Button
        tone="dangerSoft"
        icon={X}
        aria-label={rewardsScreenTexts.denyReward(reward.name)}
        onClick={() => overlay.open('deny-reward', reward.id)}
      >
        {rewardsScreenTexts.deny}
      </Button>
      <Button
        icon={Check}
        aria-label={rewardsScreenTexts.approveReward(reward.name)}
        onClick={() => once(() => actions.approve(reward))}
      >
        {rewardsScreenTexts.approve}
      </Button>
    </Answers>
  )
}
