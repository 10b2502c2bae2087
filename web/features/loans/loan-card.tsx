/** The layout of a loan's card: title, amount, state and actions. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Loan } from '#domain/loans/loan.ts'
import { Card } from '#web/ui/card.tsx'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'

export type LoanCardProps = {
  readonly loan: Loan
  /** Not final yet. */
  readonly basted: boolean
  readonly meta: ReactNode
  readonly action: ReactNode
  /** A line over the full width, such as why it cannot be repaid. */
  readonly note?: ReactNode
}

export function LoanCard({ loan, basted, meta, action, note }: LoanCardProps) {
  return (
    <Whole as="article" $tone={basted ? 'basted' : 'plain'}>
      <Head>
        <div>
          <h3>
            <Name>{loan.title}</Name>
          </h3>
          <p dir="auto">{loan.description}</p>
        </div>
        <Points value={loan.amount} size="large" />
      </Head>
      <Foot>
        {meta}
        <Action>{action}</Action>
      </Foot>
      {note}
    </Whole>
  )
}

const Whole = styled(Card)`
  ${theme.column(3)}
  ${theme.media.fromTablet} {
    padding: 18px 20px;
  }
`

const Head = styled.div`
  ${theme.top(3)}
  justify-content: space-between;
  > div {
    min-width: 0;
  }
  h3 {
    overflow-wrap: anywhere;
  }
  p {
    ${theme.note}
    overflow-wrap: anywhere;
  }
`

const Foot = styled.div`
  ${theme.wrap('8px 12px')}
  min-height: ${theme.size.target};
`

const Action = styled.div`
  ${theme.wrap(2)}
  margin-inline-start: auto;
`
