/** The available points, and how many are missing for the next reward; they count up when some are earned. */
import { Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { useShared } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { offered } from '#web/features/rewards/reward-reads.ts'
import { hasJustEarned } from '#web/shared/celebration/celebration-store.ts'
import { useCountUp } from '#web/shared/celebration/use-count-up.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { useGoal } from '#web/shared/points/use-goal.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Sentence } from '#web/ui/name.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import type { HeroCardProps } from './hero-card.tsx'
import { HeroCard } from './hero-card.tsx'
import { dashboardTexts } from './texts.ts'

const GLOW_MS = 600

export function PointsCard() {
  const points = useAvailablePoints()
  const nearest = useNextReward(points)
  const goal = useGoal()
  const loading = <Skeleton $width="100%" $height="164px" $radius={theme.radius.card} />
  if (points === undefined || nearest === undefined || goal === undefined) return loading
  if (goal === null)
    return <PointsShown points={points} goal={nearest && goalFor(nearest, points)} />
  return (
    <Suspense fallback={loading}>
      <ChosenGoal reward={goal} points={points} />
    </Suspense>
  )
}

/** The nearest reward that the points do not reach yet; null if there is none. */
function useNextReward(points: number | undefined): Reward | null | undefined {
  const rewards = useShared(readAvailable)
  if (rewards === undefined || points === undefined) return undefined
  const [nearest] = rewards
    .filter(({ point_cost }) => point_cost > points)
    .sort((a, b) => a.point_cost - b.point_cost)
  return nearest ?? null
}

function readAvailable({ rewards }: AccountDatabase, id: string): Promise<readonly Reward[]> {
  return offered(rewards, 'available', id).toArray()
}

/** With the person's goal, which few people have (P4). */
const ChosenGoal = lazyComponent(() => import('./chosen-goal.tsx'), 'ChosenGoal')

export type PointsShownProps = Pick<HeroCardProps, 'motif'> & {
  readonly points: number
  readonly goal: HeroCardProps['goal'] | null
}

export function PointsShown({ points, goal, motif }: PointsShownProps) {
  const shown = useCountUp(points)
  const glows = useGlow(points)
  return (
    <Glow data-balance data-glows={glows || undefined}>
      <HeroCard
        points={shown}
        note={points < 0 ? dashboardTexts.belowZero(-points) : undefined}
        goal={goal && points >= 0 ? goal : undefined}
        motif={motif}
      />
    </Glow>
  )
}

export function goalFor({ name, point_cost }: Reward, points: number) {
  const toGo = dashboardTexts.toGo(point_cost - points, name)
  return {
    target: point_cost,
    meterLabel: dashboardTexts.goalMeter(name),
    text: (
      <Sentence name={name} strong={toGo.points}>
        {toGo.sentence}
      </Sentence>
    ),
  }
}

/** True for a moment after points were earned here. */
export function useGlow(points: number): boolean {
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

/* All that is left of the celebration with reduced motion. */
export const Glow = styled.div`
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
