/** Explains why a loan cannot be repaid yet, and how many points are missing (P3). */
import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { refusalTexts } from '#domain/refusal-texts.ts'
import { theme } from '#web/ui/theme.ts'
import { loanTexts } from './texts.ts'

export type MissingPointsProps = {
  readonly id: string
  readonly need: number
  readonly have: number
}

export function MissingPoints({ id, need, have }: MissingPointsProps) {
  return (
    <Line id={id}>
      <TriangleAlert aria-hidden="true" />
      <span>{refusalTexts.insufficient_points.to_repay({ need, have })}</span>
      <b>{loanTexts.needMore(need - have)}</b>
    </Line>
  )
}

const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px ${theme.space(2)};
  padding: 10px 14px;
  border-radius: 12px;
  background: ${theme.surface.warningSoft};
  color: ${theme.text.warning};
  font: ${theme.font.small};
  font-weight: 550;
  > svg {
    width: 16px;
    height: 16px;
  }
  > b {
    font-weight: 700;
    ${theme.media.phone} {
      grid-column: 2;
    }
  }
`
