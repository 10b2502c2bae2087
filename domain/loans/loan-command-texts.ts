/** The sentences of the commands on loans. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { loanCommands } from './loan-commands.ts'

export const loanCommandTexts: CommandTexts<typeof loanCommands> = {
  requestLoan: {
    summary: 'Ask a partner for a loan of points',
    about: 'loans',
    did: (name) => `Asked for the loan ${name}`,
  },
  withdrawLoan: {
    summary: 'Take back a request that nobody decided yet',
    about: 'loans',
    did: (name) => `Withdrew ${name}`,
  },
  approveLoan: {
    summary: 'Lend a partner the points asked for',
    about: 'loans',
    did: (name) => `Approved ${name}`,
  },
  denyLoan: {
    summary: 'Deny the loan a partner asked for',
    about: 'loans',
    did: (name) => `Denied ${name}`,
  },
  repayLoan: {
    summary: 'Give borrowed points back',
    about: 'loans',
    did: (name) => `Repaid ${name}`,
  },
  clearRepaidLoans: {
    summary: 'Clear repaid loans from the list; points and the monthly limit stay as they are',
    did: () => 'Cleared repaid loans',
  },
}
