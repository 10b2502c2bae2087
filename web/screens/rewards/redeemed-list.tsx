/** What was redeemed, newest first. */
import { useLive } from '#web/data/account.ts'
import { useGrowingLimit } from '#web/parts/lists/growing-list.tsx'
import type { Household } from '#web/parts/people/use-household.ts'
import { redeemed } from '#web/parts/rewards/reward-reads.ts'
import type { RowMarks } from '#web/parts/sync/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { RedeemedItem } from './redeemed-item.tsx'
import { RewardList } from './reward-list.tsx'
import { rewardsTexts } from './texts.ts'

export type RedeemedListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
}

export function RedeemedList({ household: { me, timeZone }, markOf, count }: RedeemedListProps) {
  const { limit, more } = useGrowingLimit()
  const found = useLive(
    ({ rewards }) => redeemed(rewards, me.id).reverse().limit(limit).toArray(),
    [me.id, limit],
  )
  if (!found) return <ListSkeleton />
  if (found.length === 0) return <EmptyState>{rewardsTexts.noRedeemed}</EmptyState>
  return (
    <RewardList title={rewardsTexts.redeemedList} rewards={found} count={count} onReachEnd={more}>
      {(reward) => (
        <RedeemedItem
          key={reward.id}
          reward={reward}
          timeZone={timeZone}
          mark={markOf('rewards', reward.id)}
        />
      )}
    </RewardList>
  )
}
