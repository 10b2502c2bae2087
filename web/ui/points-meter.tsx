/** A progress bar of points that fills in whole stitches. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export interface PointsMeterProps {
  readonly value: number
  readonly max: number
  /** The name of the measure; a text beside it has the numbers. */
  readonly label: string
  /** The state in words, read instead of a percentage: "340 of 400 points". */
  readonly valueText?: string
  /** Stitches across: about 13 pixels each. */
  readonly stitches?: number
}

export function PointsMeter({ value, max, label, valueText, stitches = 20 }: PointsMeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  const filled = Math.floor(share * stitches) / stitches
  return (
    <Ribbon
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, 1)}
      aria-valuenow={Math.min(Math.max(value, 0), Math.max(max, 1))}
      aria-valuetext={valueText}
    >
      <Stitches style={{ '--n': stitches }}>
        <Fill style={{ transform: `scaleX(${filled})` }} />
      </Stitches>
    </Ribbon>
  )
}

const Ribbon = styled.div`
  position: relative;
  height: 18px;
  border-radius: 9px;
  background: ${theme.surface.meter};
  overflow: hidden;
  ${theme.edge}
`

const Stitches = styled.div`
  position: absolute;
  inset: 2px 7px;
  overflow: hidden;
  background: ${theme.stitch.unlit};
  mask: ${theme.stitch.mask} 0 0 / calc(100% / var(--n)) 14px repeat-x;
  ${theme.media.forcedColors} {
    forced-color-adjust: none;
  }
`

const Fill = styled.div`
  height: 100%;
  background: ${theme.stitch.lit};
  transform-origin: calc(50% + 50% * var(--from-start));
  transition: transform ${theme.motion.settle} ${theme.motion.easeOut};
`
