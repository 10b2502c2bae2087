/** The available points, what borrowing means, and the button to request a loan; or why none can be requested now. */
import { HandCoins } from 'lucide-react'
import type { Loan } from '#domain/loans/loan.ts'
import type { Balance } from '#domain/points/points.ts'
import { availablePoints } from '#domain/points/points.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { AvailablePanel } from '#web/shared/points/available-panel.tsx'
import { borrowingOf } from '#web/shared/points/borrowing.ts'
import { Button } from '#web/ui/button.tsx'
import { loanTexts } from './texts.ts'

export type RequestLoanPanelProps = {
  readonly household: Household
  readonly balance: Balance
  readonly own: readonly Loan[]
  readonly at: string
}

export function RequestLoanPanel({ household, balance, own, at }: RequestLoanPanelProps) {
  const overlay = useOverlayAddress()
  const available = availablePoints(balance)
  const { refusal, left } = borrowingOf(own, household, { at, available })
  return (
    <AvailablePanel balance={balance}>
      <p>{loanTexts.terms}</p>
      <Button
        tone="points"
        icon={HandCoins}
        block
        aria-disabled={refusal !== null || undefined}
        aria-describedby="loan-standing"
        onClick={() => overlay.open('loan', '1')}
      >
        {loanTexts.request}
      </Button>
      <p id="loan-standing">{refusal ?? loanTexts.left(left)}</p>
    </AvailablePanel>
  )
}
