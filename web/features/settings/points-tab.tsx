/** The totals of points, my loans, and the loan requests of partners. */
import { Gift, HandCoins, type LucideIcon, TrendingUp } from 'lucide-react'
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import { availablePoints } from '#domain/points/points.ts'
import type { Balance } from '#domain/points/points.ts'
import { LoanHistory } from '#web/features/loans/loan-history.tsx'
import { LoansToDecide } from '#web/features/loans/loans-to-decide.tsx'
import { RequestLoanPanel } from '#web/features/loans/request-loan-panel.tsx'
import { useLoans } from '#web/features/loans/use-loans.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { pointsTexts } from '#web/shared/points/texts.ts'
import { useBalance } from '#web/shared/points/use-balance.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Columns } from '#web/ui/columns.ts'
import type { IconTileTone } from '#web/ui/icon-tile.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'

const RequestLoanDialog = lazyComponent(
  () => import('#web/features/loans/request-loan-dialog.tsx'),
  'RequestLoanDialog',
)

export function PointsTab() {
  const household = useHousehold()
  const balance = useBalance()
  const loans = useLoans(household)
  const at = useNow().toISOString()
  if (!household || !balance || !loans)
    return <Skeleton $width="100%" $height="360px" $radius={theme.radius.card} />
  const available = availablePoints(balance)
  return (
    <Stack $gap={5}>
      <Figures balance={balance} />
      <Places>
        <RequestLoanPanel household={household} balance={balance} own={loans.own} at={at} />
        <Stack $gap={5}>
          <LoansToDecide household={household} loans={loans.toDecide} />
          <LoanHistory household={household} loans={loans.own} at={at} available={available} />
        </Stack>
      </Places>
      <OverlaySlot parameter="loan">
        {({ open, onClose }) => <RequestLoanDialog open={open} onClose={onClose} />}
      </OverlaySlot>
    </Stack>
  )
}

function Figures({ balance }: { readonly balance: Balance }) {
  const { total_points, redeemed_points, loan_points } = balance
  return (
    <Row>
      <Figure icon={TrendingUp} tone="task" label={pointsTexts.total} points={total_points} />
      <Figure icon={Gift} tone="reward" label={pointsTexts.redeemed} points={redeemed_points} />
      <Figure icon={HandCoins} tone="partner" label={pointsTexts.loaned} points={loan_points} />
    </Row>
  )
}

type FigureProps = {
  readonly icon: LucideIcon
  readonly tone: IconTileTone
  readonly label: string
  readonly points: number
}

function Figure({ icon, tone, label, points }: FigureProps) {
  return (
    <Total>
      <dt>
        <IconTile icon={icon} tone={tone} size={36} />
        {label}
      </dt>
      <dd>{numberText(points)}</dd>
    </Total>
  )
}

const Row = styled.dl`
  ${theme.column(3)}
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space(4)};
  }
`

/* A row on phones, otherwise a column beside others. */
const Total = styled.div`
  ${theme.card}
  ${theme.spread('4px 12px')}
  padding: 14px 18px;
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
`

/* The panel comes first for screen readers and on phones; beside the list it is on the right. */
const Places = styled(Columns).attrs({ $widths: 'wideLeft' })`
  ${theme.media.fromLandscape} {
    > :first-child {
      order: 1;
      /* Aligned with the first card of the list, below its heading. */
      margin-top: 52px;
    }
  }
`
