/** Loan requests that wait for a decision. */
import { isPending } from '#domain/loans/loan.ts'
import type { AccountDatabase } from '#web/data/database.ts'

/** Of some borrowers, by their index: each of them has three a month at most (L1). */
export function pendingLoans({ loans }: AccountDatabase, borrowers: readonly string[]) {
  return loans.where('user_id').anyOf(borrowers).filter(isPending)
}
