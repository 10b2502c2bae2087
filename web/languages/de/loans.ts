/** The texts of features/loans in German. */
import { dative, pointsText } from '#domain/language/de/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import { LOANS_PER_MONTH, MAX_LOAN } from '#domain/loans/loan.ts'
import type * as english from '#web/languages/en.ts'

export const loanTexts: typeof english.loanTexts = {
  request: 'Punkte leihen',
  terms: `Du kannst dir bis zu ${MAX_LOAN} Punkte auf einmal leihen. Sobald jemand zugestimmt hat, hast du 7 Tage Zeit, sie zurückzuzahlen.`,
  left: (count) => {
    if (count === LOANS_PER_MONTH)
      return `Du kannst ${LOANS_PER_MONTH}-mal im Monat um Punkte bitten.`
    if (count === 1) return 'In diesem Monat kannst du noch einmal fragen.'
    return `In diesem Monat kannst du noch ${count}-mal fragen.`
  },

  history: 'Geliehene Punkte',
  none: 'Noch nichts geliehen. Wenn die Punkte knapp sind, kann dir jemand welche leihen.',
  clear: 'Zurückgezahltes entfernen',
  states: {
    pending: 'Angefragt',
    active: 'Läuft',
    overdue: 'Überfällig',
    repaid: 'Zurückgezahlt',
    denied: 'Abgelehnt',
  },
  requestedOn: (date) => `Angefragt am ${date}`,
  dueOn: (date) => `Fällig am ${date}`,
  repaidOn: (date) => `Zurückgezahlt am ${date}`,
  lentBy: (name) => `Geliehen von ${dative(name)}`,
  deniedBy: (name) => `Abgelehnt von ${dative(name)}`,
  repay: (amount) => `${pointsText(amount)} zurückzahlen`,
  repayLoan: (amount, title) => `${pointsText(amount)} für ${title} zurückzahlen`,
  needMore: (count) => (count === 1 ? 'Es fehlt 1 Punkt' : `Es fehlen ${numberText(count)} Punkte`),
  withdraw: 'Zurückziehen',
  withdrawLoan: (title) => `Zurückziehen: ${title}`,

  toDecide: 'Wartet auf dich',
  asks: (name) => `${name} fragt`,
  somebodyAsks: 'Jemand fragt',
  approve: 'Zustimmen',
  approveLoan: (title) => `Zustimmen: ${title}`,
  deny: 'Ablehnen',
  denyLoan: (title) => `Ablehnen: ${title}`,

  amount: 'Wie viele',
  tenLess: 'Zehn Punkte weniger',
  tenMore: 'Zehn Punkte mehr',
  amountHint: `1 bis ${MAX_LOAN} Punkte, die du in 7 Tagen zurückzahlst.`,
  title: 'Titel',
  titlePlaceholder: 'Wofür?',
  description: 'Beschreibung',
  send: 'Anfragen',

  toasts: {
    requested: 'Punkte angefragt',
    withdrawn: 'Anfrage zurückgezogen',
    approved: 'Punkte verliehen',
    denied: 'Anfrage abgelehnt',
    repaid: 'Punkte zurückgezahlt',
    paid: (amount) => `\u2212${pointsText(amount)}`,
    cleared: 'Zurückgezahltes entfernt',
  },
}
