/** The available rewards, newest first. */
import { Plus } from 'lucide-react'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AvailableItem } from './available-item.tsx'
import { ButtonJar } from './button-jar.tsx'
import { RewardList } from './reward-list.tsx'
import { offered } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'

export type AvailableListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
  readonly points: number | undefined
}

export function AvailableList({ household, markOf, count, points }: AvailableListProps) {
  const { me } = household
  if (count === 0) return <Nothing />
  return (
    <>
      <VisuallyHidden as="h2">{rewardsScreenTexts.availableList}</VisuallyHidden>
      <RewardList
        count={count}
        read={({ rewards }, { from, size }) =>
          offered(rewards, 'available', me.id).reverse().offset(from).limit(size).toArray()
        }
        inputs={[me.id]}
      >
        {(reward) => (
          <AvailableItem
            reward={reward}
            household={household}
            points={points}
            mark={markOf('rewards', reward.id)}
          />
        )}
      </RewardList>
    </>
  )
}

function Nothing() {
  const overlay = useOverlayAddress()
  return (
    <EmptyState
      scene={<ButtonJar />}
      action={
        <Button tone="soft" icon={Plus} onClick={() => overlay.open('new-reward', '1')}>
          {rewardCardTexts.createReward}
        </Button>
      }
    >
      {rewardsScreenTexts.noAvailable}
    </EmptyState>
  )
}
