/** Search in the rewards of this device, in the groups of their tabs. */
import type { AccountDatabase, StoredReward } from '#web/data/database.ts'
import { findByWords } from '#web/data/row-words.ts'
import { LongList } from '#web/shared/lists/long-list.tsx'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { FoundList } from '#web/shared/search/found-row.tsx'
import { readFound } from '#web/shared/search/read-found.ts'
import type { FoundGroup } from '#web/shared/search/search-view.tsx'
import { SearchView } from '#web/shared/search/search-view.tsx'
import { FoundReward } from './found-reward.tsx'
import { offered, redeemed } from './reward-reads.ts'
import type { RewardGroup } from './reward-tabs.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export function RewardSearch({ household }: { readonly household: Household }) {
  const points = useAvailablePoints()
  return (
    <SearchView<RewardGroup>
      label={rewardsScreenTexts.search}
      find={(database, words) => findRewards(database, household, words)}
      inputs={[household]}
    >
      {({ id, ids }, words) => (
        <LongList
          count={ids.length}
          read={({ rewards }, range) => readFound<StoredReward>(rewards, ids, range)}
          inputs={[ids]}
          layout={FoundList}
          loading={null}
        >
          {(reward) => (
            <FoundReward
              group={id}
              reward={reward}
              words={words}
              household={household}
              points={points}
            />
          )}
        </LongList>
      )}
    </SearchView>
  )
}

async function findRewards(
  database: AccountDatabase,
  household: Household,
  words: readonly string[],
): Promise<readonly FoundGroup<RewardGroup>[]> {
  const { rewards } = database
  const { id } = household.me
  const partners = approvedByMe(household)
  const [found, available, awaiting, denied, own, asked, had] = await Promise.all([
    findByWords(database, 'rewards', words),
    offered(rewards, 'available', id).primaryKeys(),
    offered(rewards, 'awaiting', id).primaryKeys(),
    offered(rewards, 'denied', id).primaryKeys(),
    redeemed(rewards, id).primaryKeys(),
    Promise.all(partners.map((owner) => offered(rewards, 'awaiting', owner).primaryKeys())),
    Promise.all(partners.map((owner) => redeemed(rewards, owner).primaryKeys())),
  ])
  const group = (name: RewardGroup, ...sources: readonly (readonly string[])[]) => ({
    id: name,
    title: rewardsScreenTexts[name],
    ids: sources.flatMap((ids) => ids.filter((each) => found.has(each)).reverse()),
  })
  return [
    group('available', available),
    group('awaiting', awaiting, denied),
    group('redeemed', own),
    group('approvals', ...asked),
    group('redeemedByPartners', ...had),
  ]
}
