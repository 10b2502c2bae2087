/** Approval requests of partners, and below them what they redeemed and I give (RW11). */
import type { AccountDatabase } from '#web/data/database.ts'
import type { ListRange } from '#web/shared/lists/list-range.ts'
import { mergedRange } from '#web/shared/lists/list-range.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ApprovalRequest } from './approval-request.tsx'
import { GivenList } from './given-list.tsx'
import { OffersList } from './offers-list.tsx'
import { RewardList } from './reward-list.tsx'
import { offered } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export type ApprovalsListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
}

export function ApprovalsList({ household, markOf, count }: ApprovalsListProps) {
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h2">{rewardsScreenTexts.approvalsList}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState>{rewardsScreenTexts.noApprovals}</EmptyState>
      ) : (
        <RewardList
          count={count}
          read={(database, range) => readRequests(database, approvedByMe(household), range)}
          inputs={[household]}
        >
          {(reward) => (
            <ApprovalRequest
              reward={reward}
              household={household}
              mark={markOf('rewards', reward.id)}
            />
          )}
        </RewardList>
      )}
      <OffersList household={household} markOf={markOf} />
      <GivenList household={household} markOf={markOf} />
    </Stack>
  )
}

function readRequests({ rewards }: AccountDatabase, owners: readonly string[], range: ListRange) {
  const sources = owners.map(
    (owner) => (most: number) =>
      offered(rewards, 'awaiting', owner).reverse().limit(most).toArray(),
  )
  return mergedRange(sources, ({ created_at }) => created_at, range)
}
