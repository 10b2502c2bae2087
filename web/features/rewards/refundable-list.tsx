/** Rewards that partners redeemed with my approval and I may still deny, which refunds the points (RW2). */
import { canRefund } from '#domain/rewards/reward.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredReward } from '#web/data/database.ts'
import { ListEnd, useGrowingLimit } from '#web/shared/lists/growing-list.tsx'
import { mergedRange } from '#web/shared/lists/list-range.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { RefundableItem } from './refundable-item.tsx'
import { RewardGrid } from './reward-card.tsx'
import { redeemed } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export type RefundableListProps = { readonly household: Household; readonly markOf: RowMarks }

/** How many there are no index knows: it grows as its end comes near. */
export function RefundableList({ household, markOf }: RefundableListProps) {
  const { limit, more } = useGrowingLimit()
  const found = useLive(
    (database) => readRefundable(database, household, limit),
    [household, limit],
  )
  if (!found || found.length === 0) return null
  return (
    <section aria-labelledby="refundable">
      <SectionHead id="refundable" title={rewardsScreenTexts.refundable} />
      <RewardGrid>
        {found.map((reward) => (
          <RefundableItem
            key={reward.id}
            reward={reward}
            household={household}
            mark={markOf('rewards', reward.id)}
          />
        ))}
      </RewardGrid>
      {found.length >= limit && <ListEnd key={found.length} onReach={more} />}
    </section>
  )
}

function readRefundable(
  { rewards }: AccountDatabase,
  household: Household,
  limit: number,
): Promise<readonly StoredReward[]> {
  const sources = approvedByMe(household).map(
    (owner) => (most: number) =>
      redeemed(rewards, owner)
        .reverse()
        .filter((reward) => canRefund(reward, household.me.id))
        .limit(most)
        .toArray(),
  )
  return mergedRange(sources, ({ redeemed_at }) => redeemed_at, { from: 0, size: limit })
}
