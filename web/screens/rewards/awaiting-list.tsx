/** What waits for a partner, and what one denied, newest first. */
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredReward } from '#web/data/database.ts'
import { useGrowingLimit } from '#web/parts/lists/growing-list.tsx'
import type { Household } from '#web/parts/people/use-household.ts'
import { offered } from '#web/parts/rewards/reward-reads.ts'
import type { RowMarks } from '#web/parts/sync/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AwaitingItem } from './awaiting-item.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { RewardList } from './reward-list.tsx'
import { rewardsTexts } from './texts.ts'

export type AwaitingListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
}

export function AwaitingList({ household: { me }, markOf, count }: AwaitingListProps) {
  const { limit, more } = useGrowingLimit()
  const found = useLive((database) => readAwaiting(database, me.id, limit), [me.id, limit])
  if (!found) return <ListSkeleton />
  if (found.length === 0) return <EmptyState>{rewardsTexts.noAwaiting}</EmptyState>
  return (
    <RewardList title={rewardsTexts.awaitingList} rewards={found} count={count} onReachEnd={more}>
      {(reward) => (
        <AwaitingItem key={reward.id} reward={reward} mark={markOf('rewards', reward.id)} />
      )}
    </RewardList>
  )
}

async function readAwaiting(
  { rewards }: AccountDatabase,
  owner: string,
  limit: number,
): Promise<readonly StoredReward[]> {
  const found = await Promise.all(
    (['awaiting', 'denied'] as const).map((state) =>
      offered(rewards, state, owner).reverse().limit(limit).toArray(),
    ),
  )
  return found
    .flat()
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .slice(0, limit)
}
