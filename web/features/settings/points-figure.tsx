/** One total of points with its label. */
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { numberText } from '#web/shared/points/number-text.ts'
import type { IconTileTone } from '#web/ui/icon-tile.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { theme } from '#web/ui/theme.ts'

export type PointsFigureProps = {
  readonly icon: LucideIcon
  readonly tone: IconTileTone
  readonly label: string
  readonly points: number
}

export function PointsFigure({ icon, tone, label, points }: PointsFigureProps) {
  return (
    <Whole>
      <dt>
        <IconTile icon={icon} tone={tone} size={36} />
        {label}
      </dt>
      <dd>{numberText(points)}</dd>
    </Whole>
  )
}

/* A row on phones, a column beside others. */
const Whole = styled.div`
  ${theme.raised}
  ${theme.spread('4px 12px')}
  padding: 14px 18px;
  border-radius: ${theme.radius.card};
  dt {
    ${theme.row(3)}
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
  }
  dd {
    ${theme.figures(`650 1.75rem/1 ${theme.font.display}`)}
    letter-spacing: -0.01em;
  }
  ${theme.media.fromTablet} {
    ${theme.grid(3.5)}
    align-content: start;
    padding: 20px 22px;
    dd {
      font-size: 2.75rem;
    }
  }
  ${theme.edge}
`
