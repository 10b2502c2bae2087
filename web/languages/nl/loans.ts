/** The texts of features/loans in Dutch. */
import { inside, pointsText } from '#domain/language/nl/words.ts'
import { LOANS_PER_MONTH, MAX_LOAN } from '#domain/loans/loan.ts'
import type * as english from '#web/languages/en.ts'

export const loanTexts: typeof english.loanTexts = {
  request: 'Punten lenen',
  terms: `Leen tot ${MAX_LOAN} punten per keer. Zodra je partner het goedkeurt, heb je 7 dagen om ze terug te betalen.`,
  left: (count) => {
    if (count === LOANS_PER_MONTH)
      return `Je kunt ${LOANS_PER_MONTH} keer per maand een lening vragen.`
    if (count === 0) return 'Deze maand kun je geen lening meer vragen.'
    return `Deze maand kun je nog ${count} keer een lening vragen.`
  },

  history: 'Eerdere leningen',
  none: 'Nog geen leningen. Kom je punten tekort, dan kan een partner je wat lenen.',
  clear: 'Terugbetaalde wissen',
  states: {
    pending: 'Aangevraagd',
    active: 'Loopt',
    overdue: 'Te laat',
    repaid: 'Terugbetaald',
    denied: 'Afgewezen',
  },
  requestedOn: (date) => `Aangevraagd op ${date}`,
  dueOn: (date) => `Uiterlijk ${date} terug`,
  repaidOn: (date) => `Terugbetaald op ${date}`,
  lentBy: (name) => `Geleend van ${inside(name)}`,
  deniedBy: (name) => `Afgewezen door ${inside(name)}`,
  repay: (amount) => `${pointsText(amount)} terugbetalen`,
  repayLoan: (amount, title) => `${pointsText(amount)} terugbetalen voor ${title}`,
  needMore: (count) => `Nog ${pointsText(count)} nodig`,
  withdraw: 'Intrekken',
  withdrawLoan: (title) => `${title} intrekken`,

  toDecide: 'Wacht op jou',
  asks: (name) => `${name} vraagt`,
  somebodyAsks: 'Een partner vraagt',
  approve: 'Goedkeuren',
  approveLoan: (title) => `${title} goedkeuren`,
  deny: 'Afwijzen',
  denyLoan: (title) => `${title} afwijzen`,

  amount: 'Hoeveel',
  tenLess: 'Tien punten minder',
  tenMore: 'Tien punten meer',
  amountHint: `1 tot ${MAX_LOAN} punten, binnen 7 dagen terug te betalen.`,
  title: 'Titel',
  titlePlaceholder: 'Waar is het voor?',
  description: 'Beschrijving',
  send: 'Lening vragen',

  toasts: {
    requested: 'Lening aangevraagd',
    withdrawn: 'Aanvraag ingetrokken',
    approved: 'Lening goedgekeurd',
    denied: 'Lening afgewezen',
    repaid: 'Lening terugbetaald',
    paid: (amount) => `\u2212${pointsText(amount)}`,
    cleared: 'Terugbetaalde leningen gewist',
  },
}
