/** The dashboard: the points, what to do next, and what partners did. */
import { Gift, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { firstName } from '#domain/users/user.ts'
import { useSynced } from '#web/data/account.ts'
import { useFirstRun } from '#web/features/first-run/use-first-run.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import type { WaitingCounts } from '#web/features/waiting/waiting-counts.ts'
import { totalOf, useWaitingCounts } from '#web/features/waiting/waiting-counts.ts'
import { useDerived, useOpenRows } from '#web/shared/agenda/use-agenda.ts'
import { useWide } from '#web/shared/device/use-wide.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { ActiveTasksProps } from './active-tasks.tsx'
import { ActiveTasks } from './active-tasks.tsx'
import {
  Figures,
  Numbers,
  PhoneNumbers,
  NarrowActions,
  TasksArea,
  TopArea,
  RewardsArea,
  PartnerArea,
  Areas,
  Subtitle,
} from './dashboard-areas.ts'
import { greetingAt } from './greeting.ts'
import { useMonthFigures } from './month-figures.ts'
import { PointsCard } from './points-card.tsx'
import { dashboardTexts } from './texts.ts'

// Not what one comes for first, and below the first view on phones: fetched beside it.
const PartnerActivity = lazy(async () => ({
  default: (await import('./partner-activity.tsx')).PartnerActivity,
}))
const MonthCards = lazy(async () => ({
  default: (await import('./month-cards.tsx')).MonthCards,
}))
const AvailableRewards = lazy(async () => ({
  default: (await import('./available-rewards.tsx')).AvailableRewards,
}))
// Most of the time there is nothing to show in these.
const PointsLine = lazy(async () => ({
  default: (await import('./points-line.tsx')).PointsLine,
}))
const WaitingStrip = lazy(async () => ({
  default: (await import('#web/features/waiting/waiting-strip.tsx')).WaitingStrip,
}))
const FirstRun = lazy(async () => ({
  default: (await import('#web/features/first-run/first-run.tsx')).FirstRun,
}))
const TaskDialogs = lazy(async () => ({
  default: (await import('#web/features/tasks/task-dialogs.tsx')).TaskDialogs,
}))
const RewardDialogs = lazy(async () => ({
  default: (await import('#web/features/rewards/reward-dialogs.tsx')).RewardDialogs,
}))
const CheckInReminder = lazy(async () => ({
  default: (await import('#web/features/check-in/check-in-reminder.tsx')).CheckInReminder,
}))

export function DashboardScreen() {
  const household = useHousehold()
  const now = useNow()
  const overlay = useOverlayAddress()
  const isWide = useWide()
  const createTask = (
    <Button icon={Plus} onClick={() => overlay.open('new', '1')}>
      {taskCardTexts.createTask}
    </Button>
  )
  const createReward = (
    <Button tone="soft" icon={Gift} onClick={() => overlay.open('new-reward', '1')}>
      {dashboardTexts.createReward}
    </Button>
  )
  const figures = useMonthFigures(household, now)
  const due = useDue(now)
  const firstRun = useFirstRun(household)
  const isFirst = firstRun.isShown
  const waiting = useWaitingCounts(household)
  // Then phones tell the points in a line, and have their card after the tasks.
  const isFull = isFirst || (waiting !== undefined && totalOf(waiting) > 0)
  const card = <Skeleton $width="100%" $height="82px" $radius={theme.radius.card} />
  const unread = (
    <>
      {card}
      {card}
    </>
  )
  const month = (
    <Suspense fallback={unread}>{figures ? <MonthCards figures={figures} /> : unread}</Suspense>
  )
  const first = isFirst && household && (
    <Suspense fallback={<Skeleton $width="100%" $height="470px" $radius={theme.radius.card} />}>
      <FirstRun household={household} onHide={firstRun.hide} />
    </Suspense>
  )
  // Phones have them after the tasks, for there the first of those is to be in sight.
  const create = (
    <>
      {createTask}
      {createReward}
    </>
  )
  return (
    <>
      <Head {...{ household, now, due, isFull, create }} />
      <Top {...{ household, waiting, now }}>{isWide && first}</Top>
      <Areas>
        <Figures data-from={isFull ? 'tablet' : undefined}>
          <PointsCard />
          {!isFirst && <Numbers>{month}</Numbers>}
        </Figures>
        <NarrowActions data-from="tablet">{create}</NarrowActions>
        <TasksArea>
          <ActiveTasks {...{ household, ...due }} at={now.toISOString()} hidesEmpty={isFirst} />
          {!isWide && first}
        </TasksArea>
        <NarrowActions data-from="phone">{create}</NarrowActions>
        <PhoneNumbers>
          {isFull && <PointsCard />}
          {!isFirst && month}
        </PhoneNumbers>
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

type HeadProps = AtTime & {
  readonly due: Due
  readonly isFull: boolean
  readonly create: ReactNode
}

function Head({ household, now, due, isFull, create }: HeadProps) {
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
      actions={create}
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
  readonly children: ReactNode
}

/** What comes before the points: what waits for me, and where there is room the first steps. */
function Top({ household, waiting, now, children }: TopProps) {
  if (!household) return null
  return (
    <TopArea>
      {!waiting && <Skeleton $width="100%" $height="0" />}
      {waiting && totalOf(waiting) > 0 && (
        <Suspense fallback={<Skeleton $width="100%" $height="170px" $radius={theme.radius.card} />}>
          <WaitingStrip household={household} counts={waiting} now={now} />
        </Suspense>
      )}
      {children}
    </TopArea>
  )
}

/** What partners did, and what is due between them. */
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

/** What is planned or paused is not counted. */
function ActiveCount({ hasDates, agenda }: Due) {
  const plain = useSynced(({ tasks }) => tasks.orderBy('_open').count())
  const count = hasDates === true ? agenda?.active : plain
  return count === undefined || hasDates === undefined ? unknown : dashboardTexts.activeTasks(count)
}

/** Keeps the room of the line. */
const unknown = '\u00a0'
