/** The actions of a loan, with their messages. */
import { Ban } from 'lucide-react'
import type { CommandName } from '#domain/commands.ts'
import type { Loan } from '#domain/loans/loan.ts'
import { useAccount } from '#web/data/account.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { loanTexts } from './texts.ts'

type LoanCommand = Extract<CommandName, 'withdrawLoan' | 'approveLoan' | 'denyLoan' | 'repayLoan'>

export type LoanActions = Readonly<
  Record<'withdraw' | 'approve' | 'deny' | 'repay', (loan: Loan) => Promise<boolean>>
> & { readonly clear: (seen: readonly Loan[]) => Promise<void> }

const { toasts } = loanTexts

export function useLoanActions(): LoanActions {
  const account = useAccount()

  const run = (name: LoanCommand, { id, title }: Loan, toast: Toast): Promise<boolean> =>
    runUndoable(account, { name, input: { id } }, { description: title, ...toast })

  return {
    withdraw: (loan) => run('withdrawLoan', loan, { title: toasts.withdrawn }),
    approve: (loan) => run('approveLoan', loan, { title: toasts.approved }),
    deny: (loan) => run('denyLoan', loan, { title: toasts.denied, icon: Ban }),
    repay: (loan) =>
      run('repayLoan', loan, {
        title: toasts.repaid,
        description: toasts.paid(loan.amount),
      }),
    async clear(seen) {
      const ids = seen.map(({ id }) => id)
      if (await account.run('clearRepaidLoans', { ids })) showToast({ title: toasts.cleared })
    },
  }
}
