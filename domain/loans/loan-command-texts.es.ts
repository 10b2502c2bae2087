/** The texts of loan-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { loanCommandTexts as english } from './loan-command-texts.ts'

export const loanCommandTexts: TranslatedCommandTexts<typeof english> = {
  requestLoan: {
    failed: 'No se ha podido pedir el préstamo',
    did: (name) => `Pedido el préstamo: ${name}`,
    youDid: (name) => `Has pedido el préstamo ${name}`,
  },
  withdrawLoan: {
    failed: 'No se ha podido retirar el préstamo',
    did: (name) => `Retirado: ${name}`,
    youDid: (name) => `Has retirado ${name}`,
  },
  approveLoan: {
    failed: 'No se ha podido aprobar el préstamo',
    did: (name) => `Aprobado: ${name}`,
    youDid: (name) => `Has aprobado ${name}`,
  },
  denyLoan: {
    failed: 'No se ha podido rechazar el préstamo',
    did: (name) => `Rechazado: ${name}`,
    youDid: (name) => `Has rechazado ${name}`,
  },
  repayLoan: {
    failed: 'No se ha podido saldar el préstamo',
    did: (name) => `Saldado: ${name}`,
    youDid: (name) => `Has saldado ${name}`,
  },
  clearRepaidLoans: {
    failed: 'No se han podido borrar los préstamos saldados',
    did: () => 'Borrados los préstamos saldados',
    youDid: () => 'Has borrado los préstamos saldados',
  },
}
