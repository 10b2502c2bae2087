/** The commands on loans: request, withdraw, approve, deny, repay, and clear repaid ones from the list. */
import * as z from 'zod/mini'
import { countedAt, clampTimestamp } from '#domain/calendar.ts'
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand, HOLD_MS } from '#domain/command.ts'
import { endOfLocalDay } from '#domain/days.ts'
import { id } from '#domain/id.ts'
import { loanFields } from '#domain/loans/loan-fields.ts'
import { lendingEntry, repaymentEntry } from '#domain/loans/loan-ledger.ts'
import { requestRefusal } from '#domain/loans/loan-refusals.ts'
import type { Loan } from '#domain/loans/loan.ts'
import { DEFAULT_LOAN, isOwed, isPending, loanColumns, REPAYMENT_DAYS } from '#domain/loans/loan.ts'
import { notify } from '#domain/notifications/notify.ts'
import { decidedFirst } from '#domain/partnerships/decided-first.ts'
import { approversOf, mayApproveFor, partnerSince } from '#domain/partnerships/partners.ts'
import { availableOf, post, requirePoints } from '#domain/points/ledger.ts'
import { requireNewId, rowToDecide, visibleRow } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import { zoneOf } from '#domain/users/user.ts'

const loanId = z.object({ id })
const MAX_CLEARED_AT_ONCE = 1000

export const loanCommands = {
  requestLoan: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/loans' },
    input: z.object({ id, ...loanFields }),
    serverDefaults: (make) => ({ id: make.id(), amount: DEFAULT_LOAN }),
    answer: { name: 'loan', table: 'loans', created: true },
    run(tx, input, context) {
      const { actor, now } = context
      requireNewId(tx, 'loans', input.id)
      const approvers = approversOf(tx, actor)
      const at = countedAt({
        at: clampTimestamp(context, partnerSince(tx, actor, approvers) ?? now),
        now,
      })
      refuseRequest(tx, { actor, at, approvers: approvers.length })
      tx.put('loans', newRow(loanColumns, { ...input, user_id: actor, requested_at: at }))
      notifyOfLoan(tx, context, {
        to: approvers,
        loan: input,
        type: 'loan_requested',
      })
    },
  }),

  withdrawLoan: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/loans/:id' },
    input: loanId,
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      const loan = visibleRow(tx, 'loans', { id: input.id, actor })
      if (loan.user_id !== actor) throw refusal('forbidden', 'loan_borrower', { what: 'withdrawn' })
      if (!isPending(loan)) throw decidedFirst(tx, loan, actor)
      tx.delete('loans', loan.id)
    },
  }),

  approveLoan: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'POST', path: '/api/loans/:id/approve' },
    input: loanId,
    answer: { name: 'loan', table: 'loans' },
    run(tx, input, context) {
      const { actor, now } = context
      const loan = rowToDecide(tx, 'loans', { id: input.id, actor })
      if (loan.approved_by === actor) return
      requireUndecided(tx, loan, { actor, what: 'approve' })
      // An approver's device does not know the borrower's time zone: it uses its own until the server has answered.
      const account = tx.get('accounts', loan.user_id) ?? tx.get('accounts', actor)
      const due_date = endOfLocalDay(now, REPAYMENT_DAYS, account?.time_zone ?? 'UTC')
      tx.put('loans', { ...loan, approved_by: actor, approved_at: now, due_date })
      post(tx, { ...lendingEntry(loan), created_at: clampTimestamp(context, loan.requested_at) })
      notifyOfLoan(tx, context, { to: [loan.user_id], loan, type: 'loan_approved' })
    },
  }),

  denyLoan: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'POST', path: '/api/loans/:id/deny' },
    input: loanId,
    answer: { name: 'loan', table: 'loans' },
    run(tx, input, context) {
      const { actor } = context
      const loan = rowToDecide(tx, 'loans', { id: input.id, actor })
      if (loan.denied_by === actor) return
      requireUndecided(tx, loan, { actor, what: 'deny' })
      tx.put('loans', { ...loan, denied_by: actor })
      notifyOfLoan(tx, context, {
        to: [loan.user_id],
        loan,
        type: 'loan_denied',
      })
    },
  }),

  repayLoan: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/loans/:id/repay' },
    input: loanId,
    answer: { name: 'loan', table: 'loans' },
    run(tx, input, context) {
      const { actor } = context
      const loan = visibleRow(tx, 'loans', { id: input.id, actor })
      if (loan.user_id !== actor) throw refusal('forbidden', 'loan_borrower', { what: 'repaid' })
      if (loan.repaid) return
      if (!isOwed(loan)) throw refusal('not_approved', 'loan')
      requirePoints(tx, actor, { need: loan.amount, to: 'repay' })
      const repaid_at = clampTimestamp(context, loan.approved_at ?? loan.requested_at)
      tx.put('loans', { ...loan, repaid: true, repaid_at })
      post(tx, { ...repaymentEntry(loan), created_at: repaid_at })
      notifyOfLoan(tx, context, {
        to: approversOf(tx, actor),
        loan,
        type: 'loan_repaid',
      })
    },
  }),

  clearRepaidLoans: defineCommand({
    version: 1,
    rest: { method: 'DELETE', path: '/api/loans/repaid' },
    // The loans that the person saw; without ids, all that are repaid now (rule R47, A16).
    input: z.object({ ids: z.optional(z.array(id).check(z.maxLength(MAX_CLEARED_AT_ONCE))) }),
    facts: (changes) => ({ clearedCount: changes.length }),
    run(tx, { ids }, { actor, at }) {
      const chosen = ids && new Set(ids)
      for (const loan of tx.select('loans', { user_id: actor }))
        if (loan.repaid && loan.cleared_at === null && (chosen?.has(loan.id) ?? true))
          tx.put('loans', { ...loan, cleared_at: at })
    },
  }),
}

type Request = { readonly actor: string; readonly at: string; readonly approvers: number }

function refuseRequest(tx: Tx, { actor, at, approvers }: Request): void {
  const refusal = requestRefusal({
    approvers,
    loans: tx.select('loans', { user_id: actor }),
    available: availableOf(tx, actor),
    at,
    timeZone: zoneOf(tx, actor),
  })
  if (refusal !== null) throw refusal
}

/** Throws unless the actor may decide the request and nobody has decided it yet. */
function requireUndecided(
  tx: Tx,
  loan: Loan,
  { actor, what }: { readonly actor: string; readonly what: 'approve' | 'deny' },
): void {
  if (!mayApproveFor(tx, actor, loan.user_id)) throw refusal('forbidden', 'loan_approver', { what })
  if (!isPending(loan)) throw decidedFirst(tx, loan, actor)
}

type LoanNotice = {
  readonly to: readonly string[]
  readonly loan: Pick<Loan, 'id' | 'amount'>
  readonly type: 'loan_requested' | 'loan_approved' | 'loan_denied' | 'loan_repaid'
}

function notifyOfLoan(tx: Tx, context: CommandContext, { to, loan, type }: LoanNotice): void {
  notify(tx, context, {
    to,
    type,
    amount: loan.amount,
    related_id: loan.id,
    related_type: 'loan',
  })
}
