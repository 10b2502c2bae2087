/** The table of loans: who sees which fields, and its indexes on a device. */
import type { Loan } from '#domain/loans/loan.ts'
import { isPending, loanColumns } from '#domain/loans/loan.ts'
import { defineTable } from '#domain/table.ts'
import type { Viewer } from '#domain/viewer.ts'
import { decidedBy, decidersKnownTo } from '#domain/viewer.ts'

export const loans = defineTable({
  entity: 'Loan',
  columns: loanColumns,
  people: ['user_id'],
  audience: 'partners',
  project: projectLoan,
  orderedBy: 'requested_at',
  first: { own: { repaid: false }, others: { repaid: false } },
  keepsId: () => true,
  searched: ({ title, description }) => [title, description],
  indexes: ['user_id'],
})

/**
 * The viewer sees a partner's loans only if they await a decision or were decided by the viewer; only the borrower sees
 * which were cleared.
 */
function projectLoan(loan: Loan, viewer: Viewer): Loan | null {
  if (loan.user_id === viewer.id) return { ...loan, ...decidersKnownTo(viewer, loan) }
  const concerns = isPending(loan) || decidedBy(loan, viewer)
  if (!viewer.partners.has(loan.user_id) || !concerns) return null
  return { ...loan, ...decidersKnownTo(viewer, loan), cleared_at: null }
}
