/** What I offer partners and nobody redeemed yet: only I change its cost and its limits (RW19). */
import { firstName } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredReward } from '#web/data/database.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { RewardCard, RewardGrid } from './reward-card.tsx'
import { RewardMark } from './reward-mark.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardOwner } from './reward-owner.tsx'
import { offered } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export type OffersListProps = { readonly household: Household; readonly markOf: RowMarks }

export function OffersList({ household, markOf }: OffersListProps) {
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
              mark={<RewardMark mark={markOf('rewards', reward.id)} />}
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
