/** The texts of features/points in Dutch. */
import { inside } from '#domain/language/nl/words.ts'
import type * as english from '#web/languages/en.ts'

export const historyTexts: typeof english.historyTexts = {
  title: 'Puntenhistorie',
  subtitle: 'Elk punt heeft een reden. Hier staan ze allemaal.',
  home: 'Start',
  house: 'Ons huis',
  list: 'Veranderingen in punten',
  balance: 'Saldo',
  balanceAfter: (balance) => `Saldo ${balance}`,
  none: 'Nog geen punten. Rond een taak af en de eerste staan hier.',
  noneFound: 'Hier past niets bij. Kies een andere soort of een langere tijd.',
  search: 'Puntenhistorie doorzoeken',
  doneOn: (what, date) => `${what}, ${date}`,

  reasons: {
    task_completed: { named: (name) => `${name} afgerond`, unnamed: 'Taak afgerond' },
    task_reopened: { named: (name) => `${name} heropend`, unnamed: 'Taak heropend' },
    task_helped: { named: (name) => `Samen: ${name}`, unnamed: 'Samen een taak gedaan' },
    task_unhelped: { named: (name) => `${name} heropend`, unnamed: 'Taak heropend' },
    reward_redeemed: { named: (name) => `${name} ingewisseld`, unnamed: 'Beloning ingewisseld' },
    reward_refunded: {
      named: (name) => `Punten terug voor ${name}`,
      unnamed: 'Punten terug voor een beloning',
    },
    reward_returned: { named: (name) => `${name} teruggegeven`, unnamed: 'Beloning teruggegeven' },
    loan_approved: { named: (title) => `Geleend voor ${title}`, unnamed: 'Punten geleend' },
    loan_repaid: { named: (title) => `${title} terugbetaald`, unnamed: 'Lening terugbetaald' },
  },
  details: {
    work: (minutes, factor) => `${minutes} min × ${factor}`,
    awaiting: 'wacht op goedkeuring',
    approvedBy: (name) => `goedgekeurd door ${inside(name)}`,
    notDone: 'Nog niet gedaan',
    sharedOut: 'verdeeld',
    rewardApprovedBy: (name) => `Goedgekeurd door ${inside(name)}`,
    deniedBy: (name) => `Afgewezen door ${inside(name)}`,
    loanApprovedBy: (name) => `Geleend van ${inside(name)}`,
    due: (date) => `uiterlijk ${date} terug`,
    loanFrom: (date) => `Lening van ${date}`,
  },

  today: 'Vandaag',
  yesterday: (day) => `Gisteren, ${day}`,

  kinds: {
    all: 'Alles',
    earned: 'Verdiend',
    redeemed: 'Ingewisseld',
    loans: 'Leningen',
    corrections: 'Correcties',
  },
  kindLegend: 'Soort verandering',
  periods: {
    all: 'Alles',
    month: 'Deze maand',
    quarter: 'Laatste 3 maanden',
    year: 'Dit jaar',
  },
  periodLabel: 'Periode',

  chart: {
    title: 'Laatste acht weken',
    shortTitle: 'Laatste vijf weken',
    earned: 'Verdiend',
    spent: 'Uitgegeven',
    scale: (points) =>
      points === 1
        ? '1 steek = 1 punt, zonder leningen'
        : `1 steek = ${points} punten, zonder leningen`,
    caption: 'Per week verdiende en uitgegeven punten',
    week: 'Week',
    thisWeek: 'Deze week',
  },

  csv: {
    download: 'CSV downloaden',
    fileName: 'mitten-punten.csv',
    columns: ['Datum', 'Tijd', 'Wat', 'Details', 'Punten', 'Saldo'],
  },
}
