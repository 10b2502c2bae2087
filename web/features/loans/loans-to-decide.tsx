/** Pending loan requests of partners. Approving and denying work without a connection. */
import { Calendar, Check, UserRound } from 'lucide-react'
import type { Loan } from '#domain/loans/loan.ts'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { LoanCard } from './loan-card.tsx'
import { loanTexts } from './texts.ts'
import type { LoanActions } from './use-loan-actions.ts'
import { useLoanActions } from './use-loan-actions.ts'

export type LoansToDecideProps = {
  readonly household: Household
  readonly loans: readonly Loan[]
}

export function LoansToDecide({ household, loans }: LoansToDecideProps) {
  const actions = useLoanActions()
  if (loans.length === 0) return null
  return (
    <section aria-labelledby="loans-to-decide">
      <SectionHead id="loans-to-decide" title={loanTexts.toDecide} />
      <CardList>
        {loans.map((loan) => (
          <ListItem key={loan.id} focusKey="">
            <ApprovalRequest loan={loan} household={household} actions={actions} />
          </ListItem>
        ))}
      </CardList>
    </section>
  )
}

type ApprovalRequestProps = {
  readonly loan: Loan
  readonly household: Household
  readonly actions: LoanActions
}

/** A loan that a partner requests: I approve or deny it. */
function ApprovalRequest({ loan, household, actions }: ApprovalRequestProps) {
  const borrower = otherName(household, loan.user_id)
  const [, once] = usePending()
  return (
    <LoanCard
      loan={loan}
      basted
      meta={
        <MetaRow>
          <MetaItem icon={UserRound}>
            <Sentence name={borrower ?? ''}>
              {borrower === null ? loanTexts.somebodyAsks : loanTexts.asks(borrower)}
            </Sentence>
          </MetaItem>
          <MetaItem icon={Calendar}>{dateText(loan.requested_at, household.timeZone)}</MetaItem>
        </MetaRow>
      }
      action={
        <>
          <Button
            tone="outline"
            aria-label={loanTexts.denyLoan(loan.title)}
            onClick={() => once(() => actions.deny(loan))}
          >
            {loanTexts.deny}
          </Button>
          <Button
            icon={Check}
            aria-label={loanTexts.approveLoan(loan.title)}
            onClick={() => once(() => actions.approve(loan))}
          >
            {loanTexts.approve}
          </Button>
        </>
      }
    />
  )
}
