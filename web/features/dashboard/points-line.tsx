/** The points in a line, for phones while something comes before the tasks: their card is after the tasks. */
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCountUp } from '#web/shared/celebration/use-count-up.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { pointsText, PointsToken } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Glow, useGlow } from './points-card.tsx'
import { dashboardTexts } from './texts.ts'

export function PointsLine() {
  const points = useAvailablePoints()
  return points === undefined ? null : <Line points={points} />
}

function Line({ points }: { readonly points: number }) {
  const shown = useCountUp(points)
  const glows = useGlow(points)
  return (
    <Whole to="/points">
      <Pill as="span" data-balance data-glows={glows || undefined}>
        <VisuallyHidden>{dashboardTexts.availablePoints}</VisuallyHidden>
        <PointsToken size="20px" />
        {pointsText(shown, false)}
      </Pill>
    </Whole>
  )
}

/* As high as its line of text. */
const Whole = styled(Link)`
  display: grid;
  align-items: center;
  min-height: ${theme.size.target};
  margin-block: -10px;
  border-radius: ${theme.radius.pill};
`

const Pill = styled(Glow)`
  position: relative;
  ${theme.row(2)}
  min-height: 34px;
  padding: 0 14px 0 8px;
  border-radius: ${theme.radius.pill};
  background: ${theme.surface.hero};
  color: ${theme.surface.points};
  ${theme.figures(`650 1.125rem/1 ${theme.font.display}`)}
  ${theme.edge}
`
