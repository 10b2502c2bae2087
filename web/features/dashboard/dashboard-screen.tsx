/** The dashboard: the points, what to do next, and what partners did. */
import { Gift, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import { RewardDialogs } from '#web/features/rewards/reward-dialogs.tsx'
import { rewardCardTexts } from '#web/features/rewards/texts.ts'
import { TaskDialogs } from '#web/features/tasks/task-dialogs.tsx'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ActiveTasks } from './active-tasks.tsx'
import { greetingAt } from './greeting.ts'
import { MonthCards } from './month-cards.tsx'
import { PartnerActivity } from './partner-activity.tsx'
import { PointsCard } from './points-card.tsx'
import { dashboardTexts } from './texts.ts'

// Below the first view on every size: fetched beside it.
const AvailableRewards = lazy(async () => ({
  default: (await import('./available-rewards.tsx')).AvailableRewards,
}))
const CheckInReminder = lazy(async () => ({
  default: (await import('#web/features/check-in/check-in-reminder.tsx')).CheckInReminder,
}))

export function DashboardScreen() {
  const household = useHousehold()
  const now = useNow()
  const overlay = useOverlayAddress()
  const createTask = (
    <Button icon={Plus} onClick={() => overlay.open('new', '1')}>
      {taskCardTexts.createTask}
    </Button>
  )
  const createReward = (
    <Button tone="soft" icon={Gift} onClick={() => overlay.open('new-reward', '1')}>
      {rewardCardTexts.createReward}
    </Button>
  )
  return (
    <>
      <PageHead
        title={
          household ? (
            greetingAt(now)(firstName(household.me))
          ) : (
            <>
              <VisuallyHidden>{dashboardTexts.title}</VisuallyHidden>
              <Skeleton $width="280px" $height="34px" />
            </>
          )
        }
        subtitle={<ActiveCount />}
        actions={
          <>
            {createReward}
            {createTask}
          </>
        }
        wideActions
      />
      <Areas $isCrowd={(household?.partners.length ?? 0) > 1}>
        <Figures>
          <PointsCard />
          <Numbers>
            {household ? (
              <MonthCards household={household} now={now} />
            ) : (
              <>
                <Skeleton $width="100%" $height="82px" $radius={theme.radius.card} />
                <Skeleton $width="100%" $height="82px" $radius={theme.radius.card} />
              </>
            )}
          </Numbers>
        </Figures>
        <NarrowActions>
          {createTask}
          {createReward}
        </NarrowActions>
        <TasksArea>
          <ActiveTasks household={household} at={now.toISOString()} />
        </TasksArea>
        <RewardsArea>
          <Suspense
            fallback={<Skeleton $width="100%" $height="130px" $radius={theme.radius.card} />}
          >
            <AvailableRewards />
          </Suspense>
        </RewardsArea>
        <PartnerArea>
          <PartnerActivity household={household} now={now} />
          <Suspense fallback={null}>
            <CheckInReminder household={household} at={now.toISOString()} />
          </Suspense>
        </PartnerArea>
      </Areas>
      <TaskDialogs />
      <RewardDialogs />
    </>
  )
}

function ActiveCount() {
  const count = useLive(({ tasks }) => tasks.orderBy('_open').count())
  return count === undefined ? '\u00a0' : dashboardTexts.activeTasks(count)
}

const wideCrowd = `
  grid-template-areas: 'figures figures' 'tasks partner' 'rewards partner';
  grid-template-rows: auto auto 1fr;
`

/* The rewards follow the tasks, however long the partners' column is; on the widest screens one partner leaves them the
   whole width. */
const Areas = styled.div<{ readonly $isCrowd: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  ${theme.media.fromLandscape} {
    grid-template:
      'tasks figures' auto
      'tasks partner' auto
      'rewards partner' 1fr / minmax(0, 2fr) minmax(0, 1fr);
  }
  ${theme.media.fromDesktop} {
    grid-template:
      'figures figures' auto
      'tasks partner' auto
      'rewards rewards' auto / minmax(0, 1.72fr) minmax(0, 1fr);
    ${({ $isCrowd }) => $isCrowd && wideCrowd}
  }
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${theme.media.fromTablet} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: 16px;
  }
  ${theme.media.fromLandscape} {
    grid-area: figures;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  ${theme.media.fromDesktop} {
    grid-template-columns: minmax(0, 1.06fr) minmax(0, 1fr);
    gap: 16px;
  }
`

/* Side by side on phones, one under the other beside the points on upright tablets. */
const Numbers = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 12px;
  ${theme.media.fromTablet} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    gap: 16px;
  }
  ${theme.media.fromLandscape} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 12px;
  }
`

const NarrowActions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 12px;
  ${theme.media.fromLandscape} {
    display: none;
  }
`

const TasksArea = styled.div`
  min-width: 0;
  ${theme.media.fromLandscape} {
    grid-area: tasks;
  }
`

const RewardsArea = styled.div`
  min-width: 0;
  ${theme.media.fromLandscape} {
    grid-area: rewards;
  }
`

const PartnerArea = styled.div`
  min-width: 0;
  ${theme.media.fromLandscape} {
    grid-area: partner;
  }
`
