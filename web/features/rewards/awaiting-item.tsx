/** A reward of mine that awaits a decision, or was denied and can be submitted again. */
import { CircleX, Hourglass } from 'lucide-react'
import { memo } from 'react'
import type { Reward } from '#domain/rewards/reward.ts'
import { stateOf } from '#domain/rewards/reward.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { DenialNote } from './denial-note.tsx'
import { RewardCard } from './reward-card.tsx'
import { RewardMenu } from './reward-menu.tsx'
import type { RewardItemProps } from './same-item.ts'
import { isSameItem } from './same-item.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'

export const AwaitingItem = memo(WaitingReward, isSameItem)

function WaitingReward({ reward, household, mark }: RewardItemProps) {
  const isDenied = stateOf(reward) === 'denied'
  const shared = {
    reward,
    mark: <RowMarkSign isShort mark={mark} />,
    menu: <RewardMenu reward={reward} />,
  }
  return (
    <ListItem focusKey={isDenied ? 'denied' : 'awaiting'}>
      {isDenied ? (
        <RewardCard {...shared} action={<UpdateButton reward={reward} />}>
          <span>
            <Tag tone="bad" icon={CircleX}>
              {rewardCardTexts.denied}
            </Tag>
          </span>
          <DenialNote reward={reward} household={household} />
        </RewardCard>
      ) : (
        <RewardCard
          {...shared}
          tone="basted"
          action={
            <Tag tone="wait" icon={Hourglass}>
              {rewardsScreenTexts.awaitingPartner}
            </Tag>
          }
        />
      )}
    </ListItem>
  )
}

function UpdateButton({ reward: { id, name } }: { readonly reward: Reward }) {
  const overlay = useOverlayAddress()
  return (
    <Button
      tone="soft"
      aria-label={rewardsScreenTexts.updateReward(name)}
      onClick={() => overlay.open('edit-reward', id)}
    >
      {rewardsScreenTexts.update}
    </Button>
  )
}
