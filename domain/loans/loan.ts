/** Loans of points: the entity and its derived states. Loan points are created, not taken from anybody (P1). */
import { localMonth } from '#domain/calendar.ts'
import type { RowOf } from '#domain/column.ts'
import { flag, id, moment, optional, text, whole, withDefault } from '#domain/column.ts'

/** Points of one loan (L6). */
export const MAX_LOAN = 300

export const loanColumns = {
  id: id(),
  /** The borrower. */
  user_id: id(),
  amount: whole({ min: 1, max: MAX_LOAN }),
  title: text(50),
  description: text(200),
  requested_at: moment(),
  approved_by: optional(id()),
  approved_at: optional(moment()),
  denied_by: optional(id()),
  /** The last moment of the borrower's seventh local day after the approval (L1). */
  due_date: optional(moment()),
  repaid: withDefault(flag(), false),
  repaid_at: optional(moment()),
  /** When the borrower cleared it from the list; the ledger keeps it (L3). */
  cleared_at: optional(moment()),
}
export type Loan = RowOf<typeof loanColumns>

export const DEFAULT_LOAN = 100
/** Loan requests for each calendar month, without denied and withdrawn ones (L1). */
export const LOANS_PER_MONTH = 3
export const REPAYMENT_DAYS = 7

export type LoanState = 'pending' | 'active' | 'overdue' | 'repaid' | 'denied'

/** Derived from the row and the time (L5). */
export function stateOf(loan: Loan, at: string): LoanState {
  if (loan.repaid) return 'repaid'
  if (loan.denied_by !== null) return 'denied'
  if (loan.approved_by === null) return 'pending'
  return loan.due_date !== null && loan.due_date < at ? 'overdue' : 'active'
}

export function isPending(loan: Loan): boolean {
  return loan.approved_by === null && loan.denied_by === null
}

/** Approved and not repaid, whether overdue or not: it counts as borrowed (L2). */
export function isOwed(loan: Loan): boolean {
  return loan.approved_by !== null && !loan.repaid
}

/** How many of the month's requests are used, in the borrower's time zone. */
export function requestsInMonth(
  loans: readonly Loan[],
  { at, timeZone }: { readonly at: string; readonly timeZone: string },
): number {
  const month = localMonth(at, timeZone)
  return loans.filter(
    ({ denied_by, requested_at }) =>
      denied_by === null && localMonth(requested_at, timeZone) === month,
  ).length
}
