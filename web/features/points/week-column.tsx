/** One week of the chart: its stitches above and below the line, with their sums. */
import { styled } from 'styled-components'
import { chartPath } from '#web/ui/knit.ts'
import { pointsText } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Week } from './weeks.ts'
import { STITCHES_A_ROW } from './weeks.ts'

const STITCH = { width: 12, height: 10 }
const WIDTH = STITCHES_A_ROW * STITCH.width
/** Space for a sum at the end of the highest column. */
const SUM_HEIGHT = 24

export type WeekColumnProps = {
  readonly week: Week
  /** Points per stitch. */
  readonly scale: number
  /** The number of rows in the highest column, and in the deepest. */
  readonly rows: { readonly up: number; readonly down: number }
  readonly label: string
  readonly isNow: boolean
}

export function WeekColumn({ week, scale, rows, label, isNow }: WeekColumnProps) {
  const { earned, spent } = week
  return (
    <Whole>
      <Half $end style={{ height: rows.up * STITCH.height + SUM_HEIGHT }}>
        {earned !== 0 && <b>{pointsText(earned, true)}</b>}
        <Stitches points={earned} scale={scale} color={theme.stitch.lit} rises />
      </Half>
      <Line />
      <Half style={{ height: rows.down * STITCH.height + SUM_HEIGHT }}>
        <Stitches points={spent} scale={scale} color={theme.stitch.rose} />
        {spent !== 0 && <b>{pointsText(-spent, true)}</b>}
      </Half>
      <Label $now={isNow}>{label}</Label>
    </Whole>
  )
}

type StitchesProps = {
  readonly points: number
  readonly scale: number
  readonly color: string
  readonly rises?: boolean
}

function Stitches({ points, scale, color, rises = false }: StitchesProps) {
  const chart = chartOf(Math.round(Math.max(points, 0) / scale))
  const height = chart.length * STITCH.height
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height}>
      <path
        d={chartPath(rises ? [...chart].reverse() : chart)}
        stroke={color}
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}

/** Full rows first, then the rest. */
function chartOf(stitches: number): readonly string[] {
  return Array.from({ length: Math.ceil(stitches / STITCHES_A_ROW) }, (_, row) =>
    '#'.repeat(Math.min(stitches - row * STITCHES_A_ROW, STITCHES_A_ROW)).padEnd(3, '.'),
  )
}

const Whole = styled.div`
  ${theme.rest}
`

const Half = styled.div<{ $end?: boolean }>`
  ${theme.row(0.5)}
  flex-direction: column;
  justify-content: ${({ $end }) => ($end === true ? 'flex-end' : 'flex-start')};
  b {
    ${theme.figures(`620 0.9375rem/1.3 ${theme.font.display}`)}
  }
  svg {
    ${theme.media.forcedColors} {
      forced-color-adjust: none;
    }
  }
`

const Line = styled.div`
  height: 10px;
  margin-block: 1px;
  background: ${theme.stitch.unlit};
  mask: ${theme.stitch.mask} 0 0 / 12px 10px round no-repeat;
  mask-repeat: round no-repeat;
`

const Label = styled.div<{ $now: boolean }>`
  color: ${({ $now }) => ($now ? theme.text.onHero : theme.text.onHeroMuted)};
  font: ${theme.font.caption};
  text-align: center;
  white-space: nowrap;
`
