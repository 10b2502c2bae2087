/** The sentences of the commands on loans. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { loanCommands } from './loan-commands.ts'

export const loanCommandTexts = defineTexts('loanCommandTexts', {
  requestLoan: {
    summary: 'Ask a partner for a loan of points',
    failed: 'Failed to request loan',
    about: 'loans',
    did: (name) => `Asked for the loan ${name}`,
    youDid: (name) => `You asked for the loan ${name}`,
  },
  withdrawLoan: {
    summary: 'Take back a request that nobody decided yet',
    failed: 'Failed to withdraw loan',
    about: 'loans',
    did: (name) => `Withdrew ${name}`,
    youDid: (name) => `You withdrew ${name}`,
  },
  approveLoan: {
    summary: 'Lend a partner the points asked for',
    failed: 'Failed to approve loan',
    about: 'loans',
    did: (name) => `Approved ${name}`,
    youDid: (name) => `You approved ${name}`,
  },
  denyLoan: {
    summary: 'Deny the loan a partner asked for',
    failed: 'Failed to deny loan',
    about: 'loans',
    did: (name) => `Denied ${name}`,
    youDid: (name) => `You denied ${name}`,
  },
  repayLoan: {
    summary: 'Give borrowed points back',
    failed: 'Failed to repay loan',
    about: 'loans',
    did: (name) => `Repaid ${name}`,
    youDid: (name) => `You repaid ${name}`,
  },
  clearRepaidLoans: {
    summary: 'Clear repaid loans from the list; points and the monthly limit stay as they are',
    failed: 'Failed to clear repaid loans',
    did: () => 'Cleared repaid loans',
    youDid: () => 'You cleared repaid loans',
  },
} satisfies CommandTexts<typeof loanCommands>)
