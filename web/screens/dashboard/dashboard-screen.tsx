/** The first page: how many points, what to do next, and what the others did. */
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/parts/overlay/use-overlay-address.ts'
import { useHousehold } from '#web/parts/people/use-household.ts'
import { TaskDialogs } from '#web/parts/tasks/task-dialogs.tsx'
import { taskTexts } from '#web/parts/tasks/texts.ts'
import { useNow } from '#web/parts/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { ActiveTasks } from './active-tasks.tsx'
import { greetingAt } from './greeting.ts'
import { MonthCard } from './month-card.tsx'
import { PartnerActivity } from './partner-activity.tsx'
import { PointsCard } from './points-card.tsx'
import { dashboardTexts } from './texts.ts'

export function DashboardScreen() {
  const household = useHousehold()
  const now = useNow()
  const overlay = useOverlayAddress()
  const create = (block: boolean) => (
    <Button icon={Plus} block={block} onClick={() => overlay.open('new', '1')}>
      {taskTexts.createTask}
    </Button>
  )
  return (
    <>
      <PageHead
        title={
          household ? (
            greetingAt(now)(firstName(household.me))
          ) : (
            <Skeleton $width="280px" $height="34px" />
          )
        }
        subtitle={<ActiveCount />}
        actions={create(false)}
        wideActions
      />
      <Areas>
        <Figures>
          <PointsCard />
          <Numbers>
            {household ? (
              <MonthCard household={household} now={now} />
            ) : (
              <Skeleton $width="100%" $height="82px" $radius={theme.radius.card} />
            )}
          </Numbers>
        </Figures>
        <NarrowActions>{create(true)}</NarrowActions>
        <TasksArea>
          <ActiveTasks household={household} at={now.toISOString()} />
        </TasksArea>
        <PartnerArea>
          <PartnerActivity household={household} now={now} />
        </PartnerArea>
      </Areas>
      <TaskDialogs />
    </>
  )
}

function ActiveCount() {
  const count = useLive(({ tasks }) => tasks.orderBy('_open').count())
  return count === undefined ? '\u00a0' : dashboardTexts.activeTasks(count)
}

const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  ${theme.media.fromLandscape} {
    grid-template: 'tasks figures' auto 'tasks partner' 1fr / minmax(0, 2fr) minmax(0, 1fr);
  }
  ${theme.media.fromDesktop} {
    grid-template: 'figures figures' auto 'tasks partner' auto / minmax(0, 1.72fr) minmax(0, 1fr);
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
    grid-template-columns: minmax(0, 2.1fr) minmax(0, 1fr);
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

const PartnerArea = styled.div`
  min-width: 0;
  ${theme.media.fromLandscape} {
    grid-area: partner;
  }
`
