/** The points, the figures of the month, and the buttons that create something: around the tasks, as space allows. */
import { Gift, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { Figures, NarrowActions, Numbers, PhoneNumbers } from './dashboard-areas.ts'
import { useMonthFigures } from './month-figures.ts'
import { PointsCard } from './points-card.tsx'
import { dashboardTexts } from './texts.ts'

// Below the first view on phones, so it is fetched separately.
const MonthCards = lazyComponent(() => import('./month-cards.tsx'), 'MonthCards')

type AtTime = { readonly household: Household | undefined; readonly now: Date }

type ShownProps = AtTime & {
  readonly isPhone: boolean
  readonly isFull: boolean
  readonly isFirst: boolean
}

/** The points and, if there is space, the figures of the month and the buttons that create something. */
export function BeforeTasks({ household, now, isPhone, isFull, isFirst }: ShownProps) {
  return (
    <>
      {!isFull && (
        <Figures>
          <PointsCard />
          {!isPhone && !isFirst && (
            <Numbers>
              <Month household={household} now={now} />
            </Numbers>
          )}
        </Figures>
      )}
      {!isPhone && (
        <NarrowActions>
          <CreateButtons />
        </NarrowActions>
      )}
    </>
  )
}

/** On phones, where the first task should be in sight. */
export function AfterTasks({ household, now, isFull, isFirst }: ShownProps) {
  return (
    <>
      <NarrowActions>
        <CreateButtons />
      </NarrowActions>
      <PhoneNumbers>
        {isFull && <PointsCard />}
        {!isFirst && <Month household={household} now={now} />}
      </PhoneNumbers>
    </>
  )
}

export function CreateButtons() {
  const overlay = useOverlayAddress()
  return (
    <>
      <Button icon={Plus} onClick={() => overlay.open('new', '1')}>
        {taskCardTexts.createTask}
      </Button>
      <Button tone="soft" icon={Gift} onClick={() => overlay.open('new-reward', '1')}>
        {dashboardTexts.createReward}
      </Button>
    </>
  )
}

function Month({ household, now }: AtTime) {
  const figures = useMonthFigures(household, now)
  const card = <Skeleton $width="100%" $height="82px" $radius={theme.radius.card} />
  const unread = (
    <>
      {card}
      {card}
    </>
  )
  return (
    <Suspense fallback={unread}>{figures ? <MonthCards figures={figures} /> : unread}</Suspense>
  )
}
