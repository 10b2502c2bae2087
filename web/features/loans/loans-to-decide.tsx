/** Pending loan requests of partners. Approving and denying work without a connection. */
import type { Loan } from '#domain/loans/loan.ts'
import { CardList, ListItem } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { ApprovalRequest } from './approval-request.tsx'
import { loanTexts } from './texts.ts'
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
