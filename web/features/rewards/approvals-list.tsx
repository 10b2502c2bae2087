/** Approval requests of partners, and below them redeemed rewards of partners that I give (RW11). */
import { firstName } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredReward } from '#web/data/database.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import type { ListRange } from '#web/shared/lists/list-range.ts'
import { mergedRange } from '#web/shared/lists/list-range.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ApprovalRequest } from './approval-request.tsx'
import { GivenList } from './given-list.tsx'
import { RewardCard, RewardGrid } from './reward-card.tsx'
import { RewardList } from './reward-list.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardOwner } from './reward-owner.tsx'
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
    (owner) => (max: number) => offered(rewards, 'awaiting', owner).reverse().limit(max).toArray(),
  )
  return mergedRange(sources, ({ created_at }) => created_at, range)
}

type OffersListProps = { readonly household: Household; readonly markOf: RowMarks }

/** My offers to partners that nobody has redeemed yet: only I change their cost and limits (RW19). */
function OffersList({ household, markOf }: OffersListProps) {
  const offers = useLive((database) => readOffers(database, household), [household])
  if (!offers || offers.length === 0) return null
  return (
    <section aria-labelledby="offered-by-me">
      <SectionHead id="offered-by-me" title={rewardsScreenTexts.offeredByMe} />
      <RewardGrid>
        {offers.map((reward) => (
          <ListItem key={reward.id} focusKey="">
            <RewardCard
              reward={reward}
              mark={<RowMarkSign isShort mark={markOf('rewards', reward.id)} />}
              menu={<RewardMenu reward={reward} />}
              owner={
                <RewardOwner
                  person={household.people.get(reward.user_id)}
                  household={household}
                  text={(person) => rewardsScreenTexts.offeredTo(firstName(person))}
                />
              }
            />
          </ListItem>
        ))}
      </RewardGrid>
    </section>
  )
}

async function readOffers(
  { rewards }: AccountDatabase,
  household: Household,
): Promise<readonly StoredReward[]> {
  const mine = await Promise.all(
    approvedByMe(household).map((owner) =>
      offered(rewards, 'available', owner)
        .filter(({ offered_by }) => offered_by === household.me.id)
        .toArray(),
    ),
  )
  return mine.flat()
}
