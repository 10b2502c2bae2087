/** The texts of loan-command-texts.ts in Dutch. */
import { atStart } from '#domain/command-text.nl.ts'
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { loanCommandTexts as english } from './loan-command-texts.ts'

/** "de lening Bioscoop"; one without a title is "een lening" already. */
const loan = (name: string) => (name === 'een lening' ? name : `de lening ${name}`)

export const loanCommandTexts: TranslatedCommandTexts<typeof english> = {
  requestLoan: {
    failed: 'De lening kon niet worden aangevraagd',
    did: (name) => `${atStart(loan(name))} aangevraagd`,
    youDid: (name) => `Je hebt ${loan(name)} aangevraagd`,
  },
  withdrawLoan: {
    failed: 'De lening kon niet worden ingetrokken',
    did: (name) => `${atStart(name)} ingetrokken`,
    youDid: (name) => `Je hebt ${name} ingetrokken`,
  },
  approveLoan: {
    failed: 'De lening kon niet worden goedgekeurd',
    did: (name) => `${atStart(name)} goedgekeurd`,
    youDid: (name) => `Je hebt ${name} goedgekeurd`,
  },
  denyLoan: {
    failed: 'De lening kon niet worden afgewezen',
    did: (name) => `${atStart(name)} afgewezen`,
    youDid: (name) => `Je hebt ${name} afgewezen`,
  },
  repayLoan: {
    failed: 'De lening kon niet worden terugbetaald',
    did: (name) => `${atStart(name)} terugbetaald`,
    youDid: (name) => `Je hebt ${name} terugbetaald`,
  },
  clearRepaidLoans: {
    failed: 'De terugbetaalde leningen konden niet worden gewist',
    did: () => 'Terugbetaalde leningen gewist',
    youDid: () => 'Je hebt terugbetaalde leningen gewist',
  },
}
