/** The dashboard: the points, what to do next, and what partners have done. */
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { firstName } from '#domain/users/user.ts'
import { useSynced } from '#web/data/account.ts'
import { useFirstRun } from '#web/features/first-run/use-first-run.ts'
import type { WaitingCounts } from '#web/features/waiting/count-waiting.ts'
import { totalOf } from '#web/features/waiting/count-waiting.ts'
import { useWaitingCounts } from '#web/features/waiting/waiting-counts.ts'
import { useDerived, useOpenRows } from '#web/shared/agenda/use-agenda.ts'
import { usePhone, useWide } from '#web/shared/device/use-wide.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Sentence } from '#web/ui/name.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { ActiveTasksProps } from './active-tasks.tsx'
import { ActiveTasks } from './active-tasks.tsx'
import { Areas, PartnerArea, RewardsArea, Subtitle, TasksArea, TopArea } from './dashboard-areas.ts'
import { AfterTasks, BeforeTasks, CreateButtons } from './dashboard-figures.tsx'
import { greetingAt } from './greeting.ts'
import { dashboardTexts } from './texts.ts'

// Not the most important part, and below the first view on phones, so it is fetched separately.
const PartnerActivity = lazyComponent(() => import('./partner-activity.tsx'), 'PartnerActivity')
const AvailableRewards = lazyComponent(() => import('./available-rewards.tsx'), 'AvailableRewards')
// Usually there is nothing to show in these.
const PointsLine = lazyComponent(() => import('./points-line.tsx'), 'PointsLine')
const WaitingStrip = lazyComponent(
  () => import('#web/features/waiting/waiting-strip.tsx'),
  'WaitingStrip',
)
const FirstRun = lazyComponent(() => import('#web/features/first-run/first-run.tsx'), 'FirstRun')
const TaskDialogs = lazyComponent(
  () => import('#web/features/tasks/task-dialogs.tsx'),
  'TaskDialogs',
)
const RewardDialogs = lazyComponent(
  () => import('#web/features/rewards/reward-dialogs.tsx'),
  'RewardDialogs',
)
const CheckInReminder = lazyComponent(
  () => import('#web/features/check-in/check-in-reminder.tsx'),
  'CheckInReminder',
)

export function DashboardScreen() {
  const household = useHousehold()
  const now = useNow()
  const due = useDue(now)
  const firstRun = useFirstRun(household)
  const isFirst = firstRun.isShown === true
  const firstPlace = useFirstPlace(due)
  const waiting = useWaitingCounts(household)
  const isPhone = usePhone()
  // In that case phones show the points in a line, and their card after the tasks.
  const isFull = isPhone && (isFirst || (waiting !== undefined && totalOf(waiting) > 0))
  const first = isFirst && household && (
    <Suspense fallback={<Skeleton $width="100%" $height="470px" $radius={theme.radius.card} />}>
      <FirstRun household={household} onHide={firstRun.hide} />
    </Suspense>
  )
  const shown = { household, now, isPhone, isFull, isFirst }
  return (
    <>
      <Head {...{ household, now, due, isFull }} />
      <Top {...{ household, waiting, now }} isKnown={firstRun.isShown !== undefined}>
        {firstPlace === 'top' && first}
      </Top>
      <Areas data-many={hasManyPartners(household)}>
        <BeforeTasks {...shown} />
        <TasksArea>
          {firstPlace === 'before' && first}
          <ActiveTasks {...{ household, ...due }} at={now.toISOString()} hidesEmpty={isFirst} />
          {firstPlace === 'after' && first}
        </TasksArea>
        {isPhone && <AfterTasks {...shown} />}
        <RewardsArea>
          <Suspense
            fallback={<Skeleton $width="100%" $height="130px" $radius={theme.radius.card} />}
          >
            <AvailableRewards hidesEmpty={isFirst} />
          </Suspense>
        </RewardsArea>
        <PartnerArea>
          <Together household={household} now={now} hidesEmpty={isFirst} />
        </PartnerArea>
      </Areas>
      <Suspense fallback={null}>
        <TaskDialogs />
        <RewardDialogs />
      </Suspense>
    </>
  )
}

function hasManyPartners(household: Household | undefined): boolean {
  return (household?.partners.length ?? 0) > 1
}

/** The position of the first steps: after the tasks, if the page had any when it was opened. */
function useFirstPlace({ hasDates }: Due): 'top' | 'before' | 'after' | null {
  const isWide = useWide()
  const hadTasks = useHadTasks(hasDates)
  if (isWide) return 'top'
  if (hadTasks === undefined) return null
  return hadTasks ? 'after' : 'before'
}

type HeadProps = AtTime & {
  readonly due: Due
  readonly isFull: boolean
}

function Head({ household, now, due, isFull }: HeadProps) {
  return (
    <PageHead
      title={<Greeting household={household} now={now} />}
      subtitle={
        <Subtitle>
          <ActiveCount {...due} />
          {isFull && (
            <Suspense fallback={null}>
              <PointsLine />
            </Suspense>
          )}
        </Subtitle>
      }
      actions={<CreateButtons />}
      wideActions
    />
  )
}

type Due = Pick<ActiveTasksProps, 'hasDates' | 'agenda'>

function useDue(now: Date): Due {
  const rows = useOpenRows()
  const agenda = useDerived(rows, now.toISOString()) ?? undefined
  return { hasDates: rows === undefined ? undefined : rows !== null, agenda }
}

type AtTime = { readonly household: Household | undefined; readonly now: Date }

function Greeting({ household, now }: AtTime) {
  if (household) {
    const name = firstName(household.me)
    return <Sentence name={name}>{greetingAt(now, household.timeZone)(name)}</Sentence>
  }
  return (
    <>
      <VisuallyHidden>{dashboardTexts.title}</VisuallyHidden>
      <Skeleton $width="280px" $height="1.18em" />
    </>
  )
}

type TopProps = AtTime & {
  readonly waiting: WaitingCounts | undefined
  /** Whether it is known what else is in here. */
  readonly isKnown: boolean
  readonly children: ReactNode
}

/** The part before the points: items that wait for me and, if there is space, the first steps. */
function Top({ household, waiting, now, isKnown, children }: TopProps) {
  if (!household) return null
  return (
    <TopArea>
      {(!waiting || !isKnown) && <Skeleton $width="100%" $height="0" />}
      {waiting && totalOf(waiting) > 0 && (
        <Suspense fallback={<Skeleton $width="100%" $height="170px" $radius={theme.radius.card} />}>
          <WaitingStrip household={household} counts={waiting} now={now} />
        </Suspense>
      )}
      {children}
    </TopArea>
  )
}

/** The activity of partners, and the reminder of the monthly check-in. */
function Together({ household, now, hidesEmpty }: AtTime & { readonly hidesEmpty: boolean }) {
  if (!household) return <PartnerSkeleton />
  return (
    <>
      <Suspense fallback={<PartnerSkeleton />}>
        <PartnerActivity household={household} now={now} hidesEmpty={hidesEmpty} />
      </Suspense>
      <Suspense fallback={null}>
        <CheckInReminder household={household} at={now.toISOString()} />
      </Suspense>
    </>
  )
}

function PartnerSkeleton() {
  return (
    <section aria-hidden="true">
      <SectionHead title={dashboardTexts.partnerActivity} />
      <Skeleton $width="100%" $height="240px" $radius={theme.radius.card} />
    </section>
  )
}

/** Planned and paused tasks are not counted. */
function ActiveCount({ hasDates, agenda }: Due) {
  const plain = useSynced(({ tasks }) => tasks.orderBy('_open').count())
  const count = hasDates === true ? agenda?.active : plain
  return count === undefined || hasDates === undefined ? unknown : dashboardTexts.activeTasks(count)
}

/** Keeps the space of the line. */
const unknown = '\u00a0'

/**
 * Whether the page had tasks when it was opened. This does not change afterwards: tasks taken from the first steps
 * appear below them, and nothing moves under the finger (U7, U21). Undefined until it is known.
 */
function useHadTasks(hasDates: boolean | undefined): boolean | undefined {
  const open = useSynced(({ tasks }) => tasks.orderBy('_open').limit(1).count())
  const [had, setHad] = useState<boolean>()
  if (had === undefined && hasDates !== undefined && open !== undefined)
    setHad(hasDates || open > 0)
  return had
}
