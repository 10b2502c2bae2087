/** The points one can spend; they count up when some come in. */
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { availablePoints, emptyBalance } from '#domain/points/points.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { HeroCard } from '#web/ui/hero-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { dashboardTexts } from './texts.ts'
import { useCountUp } from './use-count-up.ts'

const GLOW_MS = 600

export function PointsCard() {
  const { id } = useAccount()
  const balance = useLive(
    async ({ balances }) => (await balances.get(id)) ?? emptyBalance(id),
    [id],
  )
  return balance ? (
    <PointsShown points={availablePoints(balance)} />
  ) : (
    <Skeleton $width="100%" $height="164px" $radius={theme.radius.card} />
  )
}

function PointsShown({ points }: { readonly points: number }) {
  const shown = useCountUp(points)
  const glows = useGlow(points)
  return (
    <Glow data-glows={glows || undefined}>
      <HeroCard
        label={dashboardTexts.availablePoints}
        points={shown}
        note={points < 0 ? dashboardTexts.belowZero(-points) : undefined}
      />
    </Glow>
  )
}

/** True for a moment after points came in. */
function useGlow(points: number): boolean {
  const [glows, setGlows] = useState(false)
  const before = useRef(points)
  useEffect(() => {
    const isMore = points > before.current
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
