/** The points of an account, as an admin sees them (A18). */
import { styled } from 'styled-components'
import { numberText } from '#web/shared/points/number-text.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { theme } from '#web/ui/theme.ts'
import type { MemberDetails } from './admin-calls.ts'
import { adminTexts } from './texts.ts'

const texts = adminTexts.member

export function MemberPoints({ points }: Pick<MemberDetails, 'points'>) {
  return (
    <Card aria-labelledby="member-points">
      <SectionHead id="member-points" title={texts.points} />
      <Facts
        facts={[
          { name: texts.total, value: <Figure>{numberText(points.total)}</Figure> },
          {
            name: texts.redeemed,
            value: <Figure $color={theme.text.reward}>{numberText(points.redeemed)}</Figure>,
          },
          { name: texts.loaned, value: <Figure>{numberText(points.loaned)}</Figure> },
          {
            name: texts.available,
            value: <Figure $color={theme.text.points}>{numberText(points.available)}</Figure>,
          },
        ]}
      />
    </Card>
  )
}

const Figure = styled.span<{ $color?: string }>`
  color: ${({ $color = theme.text.main }) => $color};
  font: ${theme.font.number};
  font-size: 1.25rem;
  font-variant-numeric: tabular-nums;
`
