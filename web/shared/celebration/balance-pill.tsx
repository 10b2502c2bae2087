/** Shows the balance for a moment on pages without one: the points fly to it, and it counts up. */
import { useEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { PointsToken } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { useCountUp } from './use-count-up.ts'

/** When the first flying button lands. */
const LANDING_MS = 560

export type BalancePillProps = { readonly points: number; readonly lastsMs: number }

export function BalancePill({ points, lastsMs }: BalancePillProps) {
  const balance = useAvailablePoints()
  const [hasLanded, setLanded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLanded(true), LANDING_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Pill data-pill style={{ animationDuration: `${lastsMs}ms` }}>
      <PointsToken size="26px" />
      {balance !== undefined && <Amount value={hasLanded ? balance : balance - points} />}
    </Pill>
  )
}

function Amount({ value }: { readonly value: number }) {
  return <span>{useCountUp(value)}</span>
}

const comeAndGo = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
  12%, 86% { opacity: 1; transform: none; }
  to { opacity: 0; transform: translateY(-12px); }
`

const Pill = styled.div`
  position: absolute;
  top: calc(12px + env(safe-area-inset-top));
  inset-inline-end: 16px;
  ${theme.row(2.5)}
  min-height: 48px;
  padding: 8px 18px 8px 11px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.hero};
  color: ${theme.surface.points};
  ${theme.figures(theme.font.number)}
  box-shadow: ${theme.shadow.popover};
  opacity: 0;
  animation: ${comeAndGo} ${theme.motion.easeOut} both;
`
