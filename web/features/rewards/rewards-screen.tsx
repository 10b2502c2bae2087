/** All rewards: available, awaiting, redeemed, and the approval requests of partners; many can be searched. */
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { AccountDatabase } from '#web/data/database.ts'
import type { ListRange } from '#web/shared/lists/list-range.ts'
import { mergedRange } from '#web/shared/lists/list-range.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { useSearchAddress } from '#web/shared/search/search-address.ts'
import { SearchButton } from '#web/shared/search/search-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Narrow, Wide } from '#web/ui/narrow-wide.ts'
import { Points } from '#web/ui/points.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ApprovalsList } from './approvals-list.tsx'
import { AvailableList } from './available-list.tsx'
import { AwaitingItem } from './awaiting-item.tsx'
import { RedeemedItem } from './redeemed-item.tsx'
import { RewardDialogs } from './reward-dialogs.tsx'
import { ListSkeleton, RewardList } from './reward-list.tsx'
import { offered, redeemed } from './reward-reads.ts'
import type { RewardCounts, RewardTab } from './reward-tabs.ts'
import { tabNamed, tabsFor, useRewardCounts } from './reward-tabs.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'

const RewardSearch = lazyComponent(() => import('./reward-search.tsx'), 'RewardSearch')

export function RewardsScreen() {
  const household = useHousehold()
  // Counted here, so that the lists are as before when a search ends.
  const counts = useRewardCounts(household)
  const isSearching = useSearchAddress().text !== null
  return (
    <>
      {!isSearching && <Lists household={household} counts={counts} />}
      {isSearching && household && (
        <Suspense fallback={<ListSkeleton />}>
          <RewardSearch household={household} />
        </Suspense>
      )}
      <RewardDialogs />
    </>
  )
}

type ListsProps = {
  readonly household: Household | undefined
  readonly counts: RewardCounts | undefined
}

function Lists({ household, counts }: ListsProps) {
  const points = useAvailablePoints()
  const overlay = useOverlayAddress()
  // Read here, so that a list never shows for a moment that something is settled when it is not.
  const markOf = useRowMarks()
  const [parameters] = useSearchParams()
  const tabs = tabsFor(household, counts)
  const current = tabNamed(parameters.get('tab'), tabs)
  const search = <SearchButton label={rewardsScreenTexts.search} rows={counts && rowsOf(counts)} />
  return (
    <>
      <PageHead
        title={rewardsScreenTexts.title}
        beside={<Narrow>{search}</Narrow>}
        // Beside the button if it fits, or else below the title.
        subtitle={
          <Narrow>
            <Available points={points} size="medium" />
          </Narrow>
        }
        actions={
          <>
            <Wide>
              <Available points={points} size="huge" />
            </Wide>
            <Wide>{search}</Wide>
            <Button icon={Plus} onClick={() => overlay.open('new-reward', '1')}>
              {rewardCardTexts.createReward}
            </Button>
          </>
        }
      />
      <Tabs of="rewards" label={rewardsScreenTexts.tabs} tabs={tabs} current={current} />
      <TabPanel of="rewards" tab={current}>
        {household && counts ? (
          <List
            tab={current}
            household={household}
            counts={counts}
            points={points}
            markOf={markOf}
          />
        ) : (
          <ListSkeleton />
        )}
      </TabPanel>
    </>
  )
}

function rowsOf({ available, awaiting, redeemed, approvals }: RewardCounts): number {
  return available + awaiting + (redeemed ?? 0) + approvals
}

type ListProps = {
  readonly tab: RewardTab
  readonly household: Household
  readonly counts: RewardCounts
  readonly points: number | undefined
  readonly markOf: RowMarks
}

function List({ tab, household, counts, points, markOf }: ListProps) {
  const shared = { household, markOf }
  switch (tab) {
    case 'available':
      return <AvailableList {...shared} count={counts.available} points={points} />
    case 'awaiting':
      return <AwaitingList {...shared} count={counts.awaiting} />
    case 'redeemed':
      if (counts.redeemed === undefined) return <ListSkeleton />
      return <RedeemedList {...shared} count={counts.redeemed} />
    case 'approvals':
      return <ApprovalsList {...shared} count={counts.approvals} />
  }
}

type AvailableProps = {
  readonly points: number | undefined
  readonly size: 'medium' | 'huge'
}

function Available({ points, size }: AvailableProps) {
  if (points === undefined) return '\u00a0'
  return (
    <Amount data-balance>
      <Points value={points} size={size} />
      {rewardsScreenTexts.pointsAvailable(points)}
    </Amount>
  )
}

type OwnListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
}

/** The redeemed rewards, newest first. */
function RedeemedList({ household, markOf, count }: OwnListProps) {
  const { me } = household
  if (count === 0) return <EmptyState>{rewardsScreenTexts.noRedeemed}</EmptyState>
  return (
    <>
      <VisuallyHidden as="h2">{rewardsScreenTexts.redeemedList}</VisuallyHidden>
      <RewardList
        count={count}
        read={({ rewards }, { from, size }) =>
          redeemed(rewards, me.id).reverse().offset(from).limit(size).toArray()
        }
        inputs={[me.id]}
      >
        {(reward) => (
          <RedeemedItem reward={reward} household={household} mark={markOf('rewards', reward.id)} />
        )}
      </RewardList>
    </>
  )
}

/** Rewards that await a partner, and denied ones, newest first. */
function AwaitingList({ household, markOf, count }: OwnListProps) {
  const { me } = household
  if (count === 0) return <EmptyState>{rewardsScreenTexts.noAwaiting}</EmptyState>
  return (
    <>
      <VisuallyHidden as="h2">{rewardsScreenTexts.awaitingList}</VisuallyHidden>
      <RewardList
        count={count}
        read={(database, range) => readAwaiting(database, me.id, range)}
        inputs={[me.id]}
      >
        {(reward) => (
          <AwaitingItem reward={reward} household={household} mark={markOf('rewards', reward.id)} />
        )}
      </RewardList>
    </>
  )
}

function readAwaiting({ rewards }: AccountDatabase, owner: string, range: ListRange) {
  const sources = (['awaiting', 'denied'] as const).map(
    (state) => (max: number) => offered(rewards, state, owner).reverse().limit(max).toArray(),
  )
  return mergedRange(sources, ({ created_at }) => created_at, range)
}

const Amount = styled.span`
  ${theme.row(2)}
  color: ${theme.text.muted};
`
