/** The available points, and how many are missing for the next reward; they count up when some are earned. */
import { lazy, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { offered } from '#web/features/rewards/reward-reads.ts'
import { hasJustEarned } from '#web/shared/celebration/celebration-store.ts'
import { useCountUp } from '#web/shared/celebration/use-count-up.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { useGoal } from '#web/shared/points/use-goal.ts'
import { Sentence } from '#web/ui/name.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { HeroCard } from './hero-card.tsx'
import { dashboardTexts } from './texts.ts'

const GLOW_MS = 600

const GoalMotif = lazy(async () => ({ default: (await import('./goal-motif.tsx')).GoalMotif }))

export function PointsCard() {
  const points = useAvailablePoints()
  const chosen = useGoal()
  const nearest = useNextReward(points)
  const goal = chosen ?? (chosen === undefined ? undefined : nearest)
  return points !== undefined && goal !== undefined ? (
    <PointsShown points={points} goal={goal} isChosen={chosen !== null} />
  ) : (
    <Skeleton $width="100%" $height="164px" $radius={theme.radius.card} />
  )
}

/** The nearest reward the points do not reach yet; null when there is none. */
function useNextReward(points: number | undefined): Reward | null | undefined {
  const { id } = useAccount()
  const rewards = useLive(({ rewards }) => offered(rewards, 'available', id).toArray(), [id])
  if (rewards === undefined || points === undefined) return undefined
  const [nearest] = rewards
    .filter(({ point_cost }) => point_cost > points)
    .sort((a, b) => a.point_cost - b.point_cost)
  return nearest ?? null
}

type PointsShownProps = {
  readonly points: number
  readonly goal: Reward | null
  /** Whether it is what the person saves for, not only the nearest (P4). */
  readonly isChosen: boolean
}

function PointsShown({ points, goal, isChosen }: PointsShownProps) {
  const shown = useCountUp(points)
  const glows = useGlow(points)
  return (
    <Glow data-balance data-glows={glows || undefined}>
      <HeroCard
        label={dashboardTexts.availablePoints}
        points={shown}
        link={{ to: '/points', label: dashboardTexts.pointHistory }}
        note={points < 0 ? dashboardTexts.belowZero(-points) : undefined}
        goal={goal && points >= 0 ? goalFor(goal, points) : undefined}
        motif={goal && isChosen ? <GoalMotif id={goal.id} image={goal.image_url} /> : undefined}
      />
    </Glow>
  )
}

function goalFor({ name, point_cost }: Reward, points: number) {
  return {
    target: point_cost,
    meterLabel: dashboardTexts.goalMeter(name),
    text:
      point_cost <= points ? (
        <Sentence name={name}>{dashboardTexts.goalReached(name)}</Sentence>
      ) : (
        <>
          <b>{dashboardTexts.goalPoints(point_cost - points)}</b>{' '}
          <Sentence name={name}>{dashboardTexts.goalRest(name)}</Sentence>
        </>
      ),
  }
}

/** True for a moment after points were earned here. */
function useGlow(points: number): boolean {
  const [glows, setGlows] = useState(false)
  const before = useRef(points)
  useEffect(() => {
    const isMore = points > before.current && hasJustEarned()
    before.current = points
    if (!isMore) return
    setGlows(true)
    const timer = setTimeout(() => setGlows(false), GLOW_MS)
    return () => clearTimeout(timer)
  }, [points])
  return glows
}

/* What is left of the celebration when someone asks for less motion. */
const Glow = styled.div`
  display: grid;
  min-width: 0;
  border-radius: ${theme.radius.card};
  @media (prefers-reduced-motion: reduce) {
    &[data-glows] {
      outline: 3px solid ${theme.surface.points};
      outline-offset: 2px;
    }
  }
`
