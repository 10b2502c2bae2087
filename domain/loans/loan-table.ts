/** The table of loans: who sees what of one, and where a device finds it. */
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
  indexes: ['user_id'],
})

/** Of a partner's loans: those that await a decision and those the viewer decided; what was cleared is the borrower's. */
function projectLoan(loan: Loan, viewer: Viewer): Loan | null {
  if (loan.user_id === viewer.id) return { ...loan, ...decidersKnownTo(viewer, loan) }
  const concerns = isPending(loan) || decidedBy(loan, viewer)
  if (!viewer.partners.has(loan.user_id) || !concerns) return null
  return { ...loan, ...decidersKnownTo(viewer, loan), cleared_at: null }
}
