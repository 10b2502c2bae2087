/** What partners ask me about; below it, what they redeemed with my approval and I may still deny (decision R2). */
import { canRefund } from '#domain/rewards/reward.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredReward } from '#web/data/database.ts'
import { ListEnd, useGrowingLimit } from '#web/parts/lists/growing-list.tsx'
import type { Household } from '#web/parts/people/use-household.ts'
import { approvedByMe } from '#web/parts/rewards/approvers.ts'
import { RewardGrid } from '#web/parts/rewards/reward-card.tsx'
import { offered, redeemed } from '#web/parts/rewards/reward-reads.ts'
import type { RowMarks } from '#web/parts/sync/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AskedItem } from './asked-item.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { RefundableItem } from './refundable-item.tsx'
import { rewardsTexts } from './texts.ts'

export type ApprovalsListProps = { readonly household: Household; readonly markOf: RowMarks }

export function ApprovalsList({ household, markOf }: ApprovalsListProps) {
  const { limit, more } = useGrowingLimit()
  const found = useLive((database) => readApprovals(database, household, limit), [household, limit])
  if (!found) return <ListSkeleton />
  const { asked, refundable } = found
  const itemOf = (reward: StoredReward) => ({
    reward,
    household,
    mark: markOf('rewards', reward.id),
  })
  const shown = asked.length + refundable.length
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h2">{rewardsTexts.approvalsList}</VisuallyHidden>
      {asked.length === 0 ? (
        <EmptyState>{rewardsTexts.noApprovals}</EmptyState>
      ) : (
        <RewardGrid>
          {asked.map((reward) => (
            <AskedItem key={reward.id} {...itemOf(reward)} />
          ))}
        </RewardGrid>
      )}
      {refundable.length > 0 && (
        <section aria-labelledby="refundable">
          <SectionHead id="refundable" title={rewardsTexts.refundable} />
          <RewardGrid>
            {refundable.map((reward) => (
              <RefundableItem key={reward.id} {...itemOf(reward)} />
            ))}
          </RewardGrid>
        </section>
      )}
      {shown >= limit && <ListEnd key={shown} onReach={more} />}
    </Stack>
  )
}

type Approvals = {
  readonly asked: readonly StoredReward[]
  readonly refundable: readonly StoredReward[]
}

async function readApprovals(
  { rewards }: AccountDatabase,
  household: Household,
  limit: number,
): Promise<Approvals> {
  const owners = approvedByMe(household)
  const waiting = await Promise.all(
    owners.map((owner) => offered(rewards, 'awaiting', owner).reverse().limit(limit).toArray()),
  )
  const asked = newest(waiting.flat(), ({ created_at }) => created_at, limit)
  const room = limit - asked.length
  if (room === 0) return { asked, refundable: [] }
  const gone = await Promise.all(
    owners.map((owner) =>
      redeemed(rewards, owner)
        .reverse()
        .filter((reward) => canRefund(reward, household.me.id))
        .limit(room)
        .toArray(),
    ),
  )
  return { asked, refundable: newest(gone.flat(), ({ redeemed_at }) => redeemed_at ?? '', room) }
}

function newest(
  found: readonly StoredReward[],
  timeOf: (reward: StoredReward) => string,
  limit: number,
): readonly StoredReward[] {
  return [...found].sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1)).slice(0, limit)
}
