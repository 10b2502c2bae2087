/** The texts of features/loans in Spanish. */
import { pointsText } from '#domain/language/es/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import { LOANS_PER_MONTH, MAX_LOAN } from '#domain/loans/loan.ts'
import type * as english from '#web/languages/en.ts'

export const loanTexts: typeof english.loanTexts = {
  request: 'Pedir puntos prestados',
  terms: `Puedes pedir hasta ${MAX_LOAN} puntos cada vez. Cuando te lo aprueban, tienes 7 días para devolverlos.`,
  left: (count) => {
    if (count === LOANS_PER_MONTH) return `Puedes pedir hasta ${LOANS_PER_MONTH} préstamos al mes.`
    if (count === 1) return 'Este mes puedes pedir 1 más.'
    if (count === 0) return 'Este mes ya no puedes pedir más.'
    return `Este mes puedes pedir ${count} más.`
  },

  history: 'Historial de préstamos',
  none: 'Aún no hay préstamos. Si te faltan puntos, alguien de tu gente puede prestártelos.',
  clear: 'Borrar los saldados',
  states: {
    pending: 'Pendiente',
    active: 'Activo',
    overdue: 'Vencido',
    repaid: 'Saldado',
    denied: 'Rechazado',
  },
  requestedOn: (date) => `Pedido el ${date}`,
  dueOn: (date) => `Vence el ${date}`,
  repaidOn: (date) => `Saldado el ${date}`,
  lentBy: (name) => `Te los presta ${name}`,
  deniedBy: (name) => `Lo rechazó ${name}`,
  repay: (amount) => `Devolver ${pointsText(amount)}`,
  repayLoan: (amount, title) => `Devolver ${pointsText(amount)} de ${title}`,
  needMore: (count) => (count === 1 ? 'Falta 1 punto' : `Faltan ${numberText(count)} puntos`),
  withdraw: 'Retirar',
  withdrawLoan: (title) => `Retirar ${title}`,

  toDecide: 'Esperan tu respuesta',
  asks: (name) => `Lo pide ${name}`,
  somebodyAsks: 'Lo pide alguien de tu gente',
  approve: 'Aprobar',
  approveLoan: (title) => `Aprobar ${title}`,
  deny: 'Rechazar',
  denyLoan: (title) => `Rechazar ${title}`,

  amount: 'Cantidad',
  tenLess: 'Diez puntos menos',
  tenMore: 'Diez puntos más',
  amountHint: `De 1 a ${MAX_LOAN} puntos, a devolver en 7 días.`,
  title: 'Título',
  titlePlaceholder: '¿Para qué es?',
  description: 'Descripción',
  send: 'Pedir préstamo',

  toasts: {
    requested: 'Préstamo pedido',
    withdrawn: 'Petición retirada',
    approved: 'Préstamo aprobado',
    denied: 'Préstamo rechazado',
    repaid: 'Préstamo saldado',
    paid: (amount) => `\u2212${pointsText(amount)}`,
    cleared: 'Préstamos saldados borrados',
  },
}
