/** Texts of loans: cards, the request, the decision, and the toasts (U1). */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'
import { LOANS_PER_MONTH, MAX_LOAN } from '#domain/loans/loan.ts'
import type { LoanState } from '#domain/loans/loan.ts'

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)

export const loanTexts = defineTexts('loanTexts', {
  request: 'Request Point Loan',
  terms: `Borrow up to ${MAX_LOAN} points at a time. You have 7 days to pay a loan back once your partner approves it.`,
  left: (count: number) => {
    if (count === LOANS_PER_MONTH)
      return `You can request up to ${LOANS_PER_MONTH} loans per month.`
    if (count === 1) return '1 request is left this month.'
    return `${count} requests are left this month.`
  },

  history: 'Loan history',
  none: 'No loans yet. When points run short, a partner can lend you some.',
  clear: 'Clear repaid loans',
  states: {
    pending: 'Pending',
    active: 'Active',
    overdue: 'Overdue',
    repaid: 'Repaid',
    denied: 'Denied',
  } satisfies Record<LoanState, string>,
  requestedOn: (date: string) => `Requested ${date}`,
  dueOn: (date: string) => `Due ${date}`,
  repaidOn: (date: string) => `Repaid ${date}`,
  lentBy: (name: string) => `Lent by ${name}`,
  deniedBy: (name: string) => `Denied by ${name}`,
  repay: (amount: number) => `Repay ${points(amount)}`,
  repayLoan: (amount: number, title: string) => `Repay ${points(amount)} for ${title}`,
  needMore: (count: number) =>
    count === 1 ? 'Need 1 more point' : `Need ${numberText(count)} more points`,
  withdraw: 'Withdraw',
  withdrawLoan: (title: string) => `Withdraw ${title}`,

  toDecide: 'Waiting for you',
  asks: (name: string) => `${name} asks`,
  somebodyAsks: 'A partner asks',
  approve: 'Approve',
  approveLoan: (title: string) => `Approve ${title}`,
  deny: 'Deny',
  denyLoan: (title: string) => `Deny ${title}`,

  amount: 'Amount',
  tenLess: 'Ten points less',
  tenMore: 'Ten points more',
  amountHint: `1 to ${MAX_LOAN} points, to pay back within 7 days.`,
  title: 'Title',
  titlePlaceholder: 'What is it for?',
  description: 'Description',
  send: 'Request Loan',

  toasts: {
    requested: 'Loan requested',
    withdrawn: 'Loan request withdrawn',
    approved: 'Loan approved',
    denied: 'Loan denied',
    repaid: 'Loan repaid',
    paid: (amount: number) => `\u2212${points(amount)}`,
    cleared: 'Repaid loans cleared',
  },
})
