/** The texts of features/loans in French. */
import { pointsText } from '#domain/language/fr/words.ts'
import { LOANS_PER_MONTH, MAX_LOAN } from '#domain/loans/loan.ts'
import type * as english from '#web/languages/en.ts'

export const loanTexts: typeof english.loanTexts = {
  request: 'Emprunter des points',
  terms: `Emprunte jusqu’à ${MAX_LOAN} points à la fois. Une fois le prêt accordé, tu as 7 jours pour le rembourser.`,
  left: (count) => {
    if (count === LOANS_PER_MONTH)
      return `Tu peux demander jusqu’à ${LOANS_PER_MONTH} prêts par mois.`
    if (count === 0) return 'Il ne te reste aucune demande ce mois-ci.'
    if (count === 1) return 'Il te reste 1 demande ce mois-ci.'
    return `Il te reste ${count} demandes ce mois-ci.`
  },

  history: 'Tes prêts',
  none: 'Pas encore de prêt. Quand les points manquent, quelqu’un peut t’en prêter.',
  clear: 'Effacer les prêts remboursés',
  states: {
    pending: 'En attente',
    active: 'En cours',
    overdue: 'En retard',
    repaid: 'Remboursé',
    denied: 'Refusé',
  },
  requestedOn: (date) => `Demandé le ${date}`,
  dueOn: (date) => `À rembourser le ${date}`,
  repaidOn: (date) => `Remboursé le ${date}`,
  lentBy: (name) => `Prêté par ${name}`,
  deniedBy: (name) => `Refusé par ${name}`,
  repay: (amount) => `Rembourser ${pointsText(amount)}`,
  repayLoan: (amount, title) => `Rembourser ${pointsText(amount)} pour ${title}`,
  needMore: (count) => `Il manque ${pointsText(count)}`,
  withdraw: 'Retirer',
  withdrawLoan: (title) => `Retirer la demande ${title}`,

  toDecide: 'Ça t’attend',
  asks: (name) => `${name} demande`,
  somebodyAsks: 'Quelqu’un demande',
  approve: 'Accorder',
  approveLoan: (title) => `Accorder ${title}`,
  deny: 'Refuser',
  denyLoan: (title) => `Refuser ${title}`,

  amount: 'Combien',
  tenLess: 'Dix points de moins',
  tenMore: 'Dix points de plus',
  amountHint: `De 1 à ${MAX_LOAN} points, à rembourser sous 7 jours.`,
  title: 'Titre',
  titlePlaceholder: 'C’est pour quoi\u202F?',
  description: 'Description',
  send: 'Demander le prêt',

  toasts: {
    requested: 'Prêt demandé',
    withdrawn: 'Demande retirée',
    approved: 'Prêt accordé',
    denied: 'Prêt refusé',
    repaid: 'Prêt remboursé',
    paid: (amount) => `\u2212${pointsText(amount)}`,
    cleared: 'Prêts remboursés effacés',
  },
}
