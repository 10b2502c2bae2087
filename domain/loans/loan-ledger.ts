/** The ledger entries of a loan for its borrower: the points lent once, and given back once (P1, P2). */
import type { Loan } from '#domain/loans/loan.ts'

type Lent = Pick<Loan, 'id' | 'user_id' | 'amount'>

export function lendingEntry({ id, user_id, amount }: Lent) {
  return {
    id: `loan:${id}:approved`,
    user_id,
    ledger: 'loaned',
    amount,
    reason: 'loan_approved',
    related_id: id,
    related_type: 'loan',
  } as const
}

export function repaymentEntry(loan: Lent) {
  return {
    ...lendingEntry(loan),
    id: `loan:${loan.id}:repaid`,
    amount: -loan.amount,
    reason: 'loan_repaid',
  } as const
}
