/** The refusals of the loan commands. */
import { CommandError } from '#domain/command-error.ts'
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
  return new CommandError('not_partner', 'Invite a partner to borrow points')
}

function tooManyLoans(): CommandError {
  return new CommandError(
    'loan_limit',
    `You can request up to ${LOANS_PER_MONTH} loans per month`,
    { limit: LOANS_PER_MONTH },
  )
}

function overdueFirst(): CommandError {
  return new CommandError('loan_limit', 'Repay your overdue loan before asking for another')
}

function belowZero(have: number): CommandError {
  return new CommandError(
    'insufficient_points',
    'You can borrow again once your balance is not below zero',
    { have },
  )
}

export function onlyBorrower(what: 'repaid' | 'withdrawn'): CommandError {
  return new CommandError('forbidden', `A loan can only be ${what} by its borrower`)
}

export function mayNotDecide(what: 'approve' | 'deny'): CommandError {
  return new CommandError('forbidden', `Only a partner of the borrower can ${what} this loan`)
}

export function notApproved(): CommandError {
  return new CommandError('not_approved', 'Only approved loans can be repaid')
}
