/** The available points, and the three totals they consist of. */
import { styled } from 'styled-components'
import type { Balance } from '#domain/points/points.ts'
import { AvailablePanel } from '#web/shared/points/available-panel.tsx'
import { numberText } from '#web/shared/points/number-text.ts'
import { pointsTexts } from '#web/shared/points/texts.ts'
import { theme } from '#web/ui/theme.ts'

export function SumPanel({ balance }: { readonly balance: Balance }) {
  const { total_points, redeemed_points, loan_points } = balance
  return (
    <AvailablePanel balance={balance}>
      <Sum>
        <dt>{pointsTexts.total}</dt>
        <dd>{numberText(total_points)}</dd>
        <dt>{pointsTexts.redeemed}</dt>
        <dd>− {numberText(redeemed_points)}</dd>
        <dt>{pointsTexts.loaned}</dt>
        <dd>+ {numberText(loan_points)}</dd>
      </Sum>
    </AvailablePanel>
  )
}

const Sum = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  padding-top: 12px;
  border-top: 1.5px dashed ${theme.text.onHeroMuted};
  font: ${theme.font.small};
  dt {
    color: ${theme.text.onHeroMuted};
  }
  dd {
    font: ${theme.font.smallStrong};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`
