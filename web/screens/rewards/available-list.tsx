/** What can be redeemed, newest first. */
import { Plus } from 'lucide-react'
import { useLive } from '#web/data/account.ts'
import { useGrowingLimit } from '#web/parts/lists/growing-list.tsx'
import { useOverlayAddress } from '#web/parts/overlay/use-overlay-address.ts'
import type { Household } from '#web/parts/people/use-household.ts'
import { offered } from '#web/parts/rewards/reward-reads.ts'
import { rewardTexts } from '#web/parts/rewards/texts.ts'
import type { RowMarks } from '#web/parts/sync/use-row-marks.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AvailableItem } from './available-item.tsx'
import { ButtonJar } from './button-jar.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { RewardList } from './reward-list.tsx'
import { rewardsTexts } from './texts.ts'

export type AvailableListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
  readonly points: number | undefined
}

export function AvailableList(props: AvailableListProps) {
  const {
    household: { me },
    markOf,
    count,
    points,
  } = props
  const { limit, more } = useGrowingLimit()
  const found = useLive(
    ({ rewards }) => offered(rewards, 'available', me.id).reverse().limit(limit).toArray(),
    [me.id, limit],
  )
  if (!found) return <ListSkeleton />
  if (found.length === 0) return <Nothing />
  return (
    <RewardList title={rewardsTexts.availableList} rewards={found} count={count} onReachEnd={more}>
      {(reward) => (
        <AvailableItem
          key={reward.id}
          reward={reward}
          points={points}
          mark={markOf('rewards', reward.id)}
        />
      )}
    </RewardList>
  )
}

function Nothing() {
  const overlay = useOverlayAddress()
  return (
    <EmptyState
      scene={<ButtonJar />}
      action={
        <Button tone="soft" icon={Plus} onClick={() => overlay.open('new-reward', '1')}>
          {rewardTexts.createReward}
        </Button>
      }
    >
      {rewardsTexts.noAvailable}
    </EmptyState>
  )
}
