/** The sentences of the commands on loans in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import { quoted } from '#domain/language/names.fr.ts'
import type { loanCommandTexts as english } from './loan-command-texts.ts'

/** A loan without a title is "un prêt". */
const loan = (name: string) => (quoted(name) === name ? name : `le prêt ${quoted(name)}`)

export const loanCommandTexts: TranslatedCommandTexts<typeof english> = {
  requestLoan: {
    failed: 'Le prêt n’a pas pu être demandé',
    did: (name) => `Prêt demandé\u202F: ${name}`,
    youDid: (name) => `Tu as demandé ${loan(name)}`,
  },
  withdrawLoan: {
    failed: 'La demande n’a pas pu être retirée',
    did: (name) => `Demande retirée\u202F: ${name}`,
    youDid: (name) => `Tu as retiré ta demande pour ${quoted(name)}`,
  },
  approveLoan: {
    failed: 'Le prêt n’a pas pu être accordé',
    did: (name) => `Accordé\u202F: ${name}`,
    youDid: (name) => `Tu as accordé ${loan(name)}`,
  },
  denyLoan: {
    failed: 'Le prêt n’a pas pu être refusé',
    did: (name) => `Refusé\u202F: ${name}`,
    youDid: (name) => `Tu as refusé ${loan(name)}`,
  },
  repayLoan: {
    failed: 'Le prêt n’a pas pu être remboursé',
    did: (name) => `Remboursé\u202F: ${name}`,
    youDid: (name) => `Tu as remboursé ${loan(name)}`,
  },
  clearRepaidLoans: {
    failed: 'Les prêts remboursés n’ont pas pu être effacés',
    did: () => 'Prêts remboursés effacés',
    youDid: () => 'Tu as effacé les prêts remboursés',
  },
}
