/** The panel with the available points, and below them further content of a page. */
import type { ReactNode } from 'react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import type { Balance } from '#domain/points/points.ts'
import { availablePoints } from '#domain/points/points.ts'
import { PointsToken } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { pointsTexts } from './texts.ts'

export type AvailablePanelProps = { readonly balance: Balance; readonly children?: ReactNode }

export function AvailablePanel({ balance, children }: AvailablePanelProps) {
  const id = useId()
  const available = availablePoints(balance)
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{pointsTexts.available}</h2>
      <Amount>
        <PointsToken size="0.8em" />
        <span>{numberText(available)}</span>
      </Amount>
      {available < 0 && <p>{pointsTexts.belowZero(-available)}</p>}
      {children}
    </Panel>
  )
}

const Panel = styled.section`
  ${theme.column(3.5)}
  padding: 22px 24px;
  border-radius: ${theme.radius.card};
  ${theme.hero}
  > h2 {
    color: ${theme.text.onHeroMuted};
    font: ${theme.font.smallStrong};
    letter-spacing: 0;
  }
  > p {
    color: ${theme.text.onHeroMuted};
    font: ${theme.font.small};
  }
  :focus-visible {
    outline-color: ${theme.surface.points};
  }
  ${theme.edge}
`

const Amount = styled.p`
  ${theme.row(3)}
  && {
    color: ${theme.surface.points};
    ${theme.figures(theme.font.points)}
    font-size: 3.25rem;
    letter-spacing: -0.015em;
  }
`
