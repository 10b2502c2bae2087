/** A reward of mine that is not decided yet, or that was denied and can be asked for again. */
import { CircleX, Hourglass } from 'lucide-react'
import { memo } from 'react'
import type { Reward } from '#domain/rewards/reward.ts'
import { stateOf } from '#domain/rewards/reward.ts'
import { useOverlayAddress } from '#web/parts/overlay/use-overlay-address.ts'
import { RewardCard } from '#web/parts/rewards/reward-card.tsx'
import { RewardMark } from '#web/parts/rewards/reward-mark.tsx'
import { RewardMenu } from '#web/parts/rewards/reward-menu.tsx'
import { isSameItem } from '#web/parts/rewards/same-item.ts'
import { rewardTexts } from '#web/parts/rewards/texts.ts'
import type { RowMark } from '#web/parts/sync/use-row-marks.ts'
import { ListItem } from '#web/parts/tasks/list-item.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { rewardsTexts } from './texts.ts'

export type AwaitingItemProps = { readonly reward: Reward; readonly mark: RowMark }

export const AwaitingItem = memo(WaitingReward, isSameItem)

function WaitingReward({ reward, mark }: AwaitingItemProps) {
  const isDenied = stateOf(reward) === 'denied'
  const shared = {
    reward,
    mark: <RewardMark mark={mark} />,
    menu: <RewardMenu reward={reward} />,
  }
  return (
    <ListItem focusKey={isDenied ? 'denied' : 'awaiting'}>
      {isDenied ? (
        <RewardCard {...shared} action={<UpdateButton reward={reward} />}>
          <span>
            <Tag tone="bad" icon={CircleX}>
              {rewardTexts.denied}
            </Tag>
          </span>
        </RewardCard>
      ) : (
        <RewardCard
          {...shared}
          tone="basted"
          action={
            <Tag tone="wait" icon={Hourglass}>
              {rewardsTexts.awaitingPartner}
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
      aria-label={rewardsTexts.updateReward(name)}
      onClick={() => overlay.open('edit-reward', id)}
    >
      {rewardsTexts.update}
    </Button>
  )
}
