/** The texts of loan-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { loanCommandTexts as english } from './loan-command-texts.ts'

export const loanCommandTexts: TranslatedCommandTexts<typeof english> = {
  requestLoan: {
    failed: 'Die Punkte ließen sich nicht anfragen',
    did: (name) => `Punkte angefragt: ${name}`,
    youDid: (name) => `Du hast Punkte angefragt: ${name}`,
  },
  withdrawLoan: {
    failed: 'Die Anfrage ließ sich nicht zurückziehen',
    did: (name) => `Anfrage zurückgezogen: ${name}`,
    youDid: (name) => `Du hast eine Anfrage zurückgezogen: ${name}`,
  },
  approveLoan: {
    failed: 'Die Punkte ließen sich nicht verleihen',
    did: (name) => `Punkte verliehen: ${name}`,
    youDid: (name) => `Du hast Punkte verliehen: ${name}`,
  },
  denyLoan: {
    failed: 'Die Anfrage ließ sich nicht ablehnen',
    did: (name) => `Anfrage abgelehnt: ${name}`,
    youDid: (name) => `Du hast eine Anfrage abgelehnt: ${name}`,
  },
  repayLoan: {
    failed: 'Die Punkte ließen sich nicht zurückzahlen',
    did: (name) => `Punkte zurückgezahlt: ${name}`,
    youDid: (name) => `Du hast Punkte zurückgezahlt: ${name}`,
  },
  clearRepaidLoans: {
    failed: 'Das Entfernen hat nicht geklappt',
    did: () => 'Zurückgezahltes entfernt',
    youDid: () => 'Du hast Zurückgezahltes entfernt',
  },
}
