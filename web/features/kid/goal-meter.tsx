/** Ten large stitches towards a goal, only whole ones. */
import { styled } from 'styled-components'
import { pointsText } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { kidTexts } from './texts.ts'

const STITCHES = 10

export type GoalMeterProps = {
  readonly name: string
  readonly points: number
  readonly cost: number
}

export function GoalMeter({ name, points, cost }: GoalMeterProps) {
  const share = cost > 0 ? Math.min(Math.max(points / cost, 0), 1) : 0
  const lit = Math.floor(share * STITCHES)
  return (
    <Ribbon
      role="meter"
      aria-label={kidTexts.goal(name)}
      aria-valuemin={0}
      aria-valuemax={cost}
      aria-valuenow={Math.min(Math.max(points, 0), cost)}
      aria-valuetext={`${pointsText(points, false)} ${kidTexts.of(cost)}`}
    >
      <svg viewBox="0 0 190 22" aria-hidden="true">
        {Array.from({ length: STITCHES }, (_, place) => (
          <path
            key={place}
            d="M3 3l3.5 14M13 3l-3.5 14"
            transform={`translate(${place * 19} 1)`}
            stroke={place < lit ? theme.stitch.lit : theme.stitch.unlit}
            strokeWidth="6"
            strokeLinecap="round"
          />
        ))}
      </svg>
    </Ribbon>
  )
}

const Ribbon = styled.div`
  min-width: 0;
  padding: 10px 16px;
  border-radius: 22px;
  background: ${theme.surface.meter};
  > svg {
    width: 100%;
    max-height: 40px;
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
    forced-color-adjust: none;
  }
`
