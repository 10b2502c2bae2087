/** The refusals of the loan commands. */
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
  if (approvers === 0) return nobodyToAsk()
  if (loans.some((loan) => stateOf(loan, at) === 'overdue')) return overdueFirst()
  if (requestsInMonth(loans, standing) >= LOANS_PER_MONTH) return tooManyLoans()
  return available < 0 ? belowZero(available) : null
}

function nobodyToAsk(): CommandError {
  return refusal('not_partner', 'lender')
}

function tooManyLoans(): CommandError {
  return refusal('loan_limit', 'month', { limit: LOANS_PER_MONTH })
}

function overdueFirst(): CommandError {
  return refusal('loan_limit', 'overdue')
}

function belowZero(have: number): CommandError {
  return refusal('insufficient_points', 'below_zero', { have })
}

export function onlyBorrower(what: 'repaid' | 'withdrawn'): CommandError {
  return refusal('forbidden', 'loan_borrower', { what })
}

export function mayNotDecide(what: 'approve' | 'deny'): CommandError {
  return refusal('forbidden', 'loan_approver', { what })
}

export function notApproved(): CommandError {
  return refusal('not_approved', 'loan')
}
