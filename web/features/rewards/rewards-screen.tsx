/** All rewards: available, awaiting, redeemed, and the approval requests of partners. */
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { Button } from '#web/ui/button.tsx'
import { Points } from '#web/ui/points.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { theme } from '#web/ui/theme.ts'
import { ApprovalsList } from './approvals-list.tsx'
import { AvailableList } from './available-list.tsx'
import { AwaitingList } from './awaiting-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { RedeemedList } from './redeemed-list.tsx'
import { RewardDialogs } from './reward-dialogs.tsx'
import type { RewardCounts, RewardTab } from './reward-tabs.ts'
import { tabNamed, tabsFor, useRewardCounts } from './reward-tabs.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'

export function RewardsScreen() {
  const household = useHousehold()
  const points = useAvailablePoints()
  const counts = useRewardCounts(household)
  const overlay = useOverlayAddress()
  // Read here, so that a list never shows for a moment as settled what is not.
  const markOf = useRowMarks()
  const [parameters] = useSearchParams()
  const tabs = tabsFor(household, counts)
  const current = tabNamed(parameters.get('tab'), tabs)
  return (
    <>
      <PageHead
        title={rewardsScreenTexts.title}
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
      <RewardDialogs />
    </>
  )
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

/* Beside the button where there is room, else under the title. */
const Narrow = styled.span`
  ${theme.media.fromTablet} {
    display: none;
  }
`

const Wide = styled.span`
  display: none;
  ${theme.media.fromTablet} {
    display: block;
  }
`

const Amount = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${theme.text.muted};
`
