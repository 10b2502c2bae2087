/** The texts of features/points in German. */
import { dative } from '#domain/language/de/words.ts'
import type * as english from '#web/languages/en.ts'

export const historyTexts: typeof english.historyTexts = {
  title: 'Punkteverlauf',
  subtitle: 'Jeder Punkt hat einen Grund. Hier stehen sie alle.',
  home: 'Start',
  house: 'Das Haus',
  list: 'Wie sich die Punkte ändern',
  balance: 'Stand',
  balanceAfter: (balance) => `Stand ${balance}`,
  none: 'Noch keine Punkte. Erledige eine Aufgabe, dann stehen hier die ersten.',
  noneFound: 'Hier passt nichts. Wähle eine andere Art oder mehr Zeit.',
  search: 'Punkteverlauf durchsuchen',
  doneOn: (what, date) => `${what}, ${date}`,

  reasons: {
    task_completed: { named: (name) => `${name} erledigt`, unnamed: 'Aufgabe erledigt' },
    task_reopened: { named: (name) => `${name} wieder offen`, unnamed: 'Aufgabe wieder offen' },
    task_helped: { named: (name) => `Zusammen: ${name}`, unnamed: 'Aufgabe zusammen erledigt' },
    task_unhelped: { named: (name) => `${name} wieder offen`, unnamed: 'Aufgabe wieder offen' },
    reward_redeemed: { named: (name) => `${name} eingelöst`, unnamed: 'Belohnung eingelöst' },
    reward_refunded: { named: (name) => `Punkte zurück: ${name}`, unnamed: 'Punkte zurück' },
    reward_returned: {
      named: (name) => `${name} zurückgegeben`,
      unnamed: 'Belohnung zurückgegeben',
    },
    loan_approved: { named: (title) => `Geliehen für ${title}`, unnamed: 'Punkte geliehen' },
    loan_repaid: {
      named: (title) => `Zurückgezahlt: ${title}`,
      unnamed: 'Geliehenes zurückgezahlt',
    },
  },
  details: {
    work: (minutes, factor) => `${minutes} min × ${factor}`,
    awaiting: 'noch zu bestätigen',
    approvedBy: (name) => `bestätigt von ${dative(name)}`,
    notDone: 'Noch nicht fertig',
    sharedOut: 'aufgeteilt',
    rewardApprovedBy: (name) => `Mit einem Ja von ${dative(name)}`,
    deniedBy: (name) => `Abgelehnt von ${dative(name)}`,
    loanApprovedBy: (name) => `Geliehen von ${dative(name)}`,
    due: (date) => `fällig am ${date}`,
    loanFrom: (date) => `Geliehen am ${date}`,
  },

  today: 'Heute',
  yesterday: (day) => `Gestern, ${day}`,

  kinds: {
    all: 'Alle',
    earned: 'Verdient',
    redeemed: 'Eingelöst',
    loans: 'Geliehen',
    corrections: 'Korrekturen',
  },
  kindLegend: 'Art der Änderung',
  periods: {
    all: 'Alles',
    month: 'Dieser Monat',
    quarter: 'Letzte 3 Monate',
    year: 'Dieses Jahr',
  },
  periodLabel: 'Zeitraum',

  chart: {
    title: 'Die letzten acht Wochen',
    shortTitle: 'Die letzten fünf Wochen',
    earned: 'Verdient',
    spent: 'Ausgegeben',
    scale: (points) => `1 Masche = ${points} Punkte, Geliehenes nicht mitgezählt`,
    caption: 'Verdiente und ausgegebene Punkte je Woche',
    week: 'Woche',
    thisWeek: 'Diese Woche',
  },

  csv: {
    download: 'CSV herunterladen',
    fileName: 'mitten-punkte.csv',
    columns: ['Datum', 'Uhrzeit', 'Was', 'Einzelheiten', 'Punkte', 'Stand'],
  },
}
