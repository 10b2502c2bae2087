/** Why a loan request is refused: for the command, and for the button that requests one. */
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import type { Loan } from '#domain/loans/loan.ts'
import { LOANS_PER_MONTH, requestsInMonth, stateOf } from '#domain/loans/loan.ts'

/** The facts that decide whether a person can request a loan. */
export type LoanStanding = {
  /** How many people could approve it. */
  readonly approvers: number
  /** All loans of the person, including cleared ones. */
  readonly loans: readonly Loan[]
  readonly available: number
  readonly at: string
  readonly timeZone: string
}

/** Why a person cannot request a loan now; null if they can (L1, L2, L4, P3). */
export function requestRefusal(standing: LoanStanding): CommandError | null {
  const { approvers, loans, available, at } = standing
  if (approvers === 0) return refusal('not_partner', 'lender')
  if (loans.some((loan) => stateOf(loan, at) === 'overdue')) return refusal('loan_limit', 'overdue')
  if (requestsInMonth(loans, standing) >= LOANS_PER_MONTH)
    return refusal('loan_limit', 'month', { limit: LOANS_PER_MONTH })
  return available < 0 ? refusal('insufficient_points', 'below_zero', { have: available }) : null
}
