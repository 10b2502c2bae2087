/** The ways a loan command says no. */
import { CommandError } from '#domain/command-error.ts'
import { LOANS_PER_MONTH } from '#domain/loans/loan.ts'

export function loanNotFound(): CommandError {
  return new CommandError('not_found', 'Loan not found')
}

export function nobodyToAsk(): CommandError {
  return new CommandError('not_partner', 'Invite a partner to borrow points')
}

export function tooManyLoans(): CommandError {
  return new CommandError(
    'loan_limit',
    `You can request up to ${LOANS_PER_MONTH} loans per month`,
    { limit: LOANS_PER_MONTH },
  )
}

export function overdueFirst(): CommandError {
  return new CommandError('loan_limit', 'Repay your overdue loan before asking for another')
}

export function belowZero(have: number): CommandError {
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
