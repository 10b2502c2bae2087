/** The texts of texts.ts in Dutch. */
import { listText } from '#domain/language/format.ts'
import type {
  awayTexts as englishAway,
  choreTexts as englishChores,
  planTexts as englishPlan,
} from './texts.ts'

export const choreTexts: typeof englishChores = {
  list: 'Terugkerende taken',
  none: 'Nog geen terugkerende taken. Maak een taak en kies hoe vaak.',
  whichRooms: 'Welke ruimtes heb je?',
  paused: 'Gepauzeerd',
  ended: 'Gestopt',
  endedOn: (day) => `Gestopt op ${day}`,
  inTurns: {
    each: (rule) => `${rule}, om de beurt`,
    week: (rule) => `${rule}, elke week iemand anders`,
    month: (rule) => `${rule}, elke maand iemand anders`,
  },
  forYou: (rule) => `${rule}, voor jou`,
  forPerson: (rule, name) => `${rule}, voor ${name}`,
  anyone: 'Wie wil',
  you: 'Jij',
  today: 'vandaag',

  menu: (name) => `Opties voor ${name}`,
  history: 'Geschiedenis',
  edit: 'Bewerken',
  newRule: 'Nieuwe regel',
  editTitle: 'Taak bewerken',
  save: 'Opslaan',
  early: 'Nu al doen',
  notOpen: 'Dit kan nog niet',
  skip: 'Deze keer overslaan',
  next: (day) => `daarna ${day}`,
  tomorrow: 'Morgen',
  inDays: 'Over 3 dagen',
  pickDay: 'Andere dag kiezen',
  day: 'Dag',
  move: 'Verplaatsen',
  moveTo: (day) => `Verplaats naar ${day}`,
  moveBlocked: {
    other: 'Dan is de volgende keer al. Sla deze liever over.',
    after_done: 'Kies een dag binnen 60 dagen',
  },
  pass: 'Beurt doorgeven',
  to: (name) => `aan ${name}`,
  give: 'Beurt geven aan …',
  pause: 'Pauzeren',
  resume: 'Hervatten',
  end: 'Stoppen',
  handOver: 'Overdragen',
  handOverNote:
    'Vanaf dan hoort alles bij de ander, ook de beurten. Wat al is afgerond, blijft bij wie het deed. Hiervoor is verbinding nodig.',
  delete: 'Verwijderen',

  scope: 'Wat wil je wijzigen?',
  minutesInstead: (name, minutes, before) =>
    `${name}: ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} in plaats van ${before}.`,
  onlyOne: (day) => `Alleen ${day}`,
  othersStay: (day) => `Vanaf ${day} blijft alles zoals het is.`,
  allLater: 'Deze en alles daarna',
  fromOn: (day) => `Vanaf ${day}. Wat gedaan is, blijft gedaan.`,

  cancel: 'Annuleren',
  from: 'Van',
  until: 'Tot en met',
  untilResumed: 'Tot ik hervat',
  pauseTitle: (name) => `${name} pauzeren`,
  pauseUntil: (day) => `Pauzeren t/m ${day}`,
  tooFarBack: (days) => `Een pauze kan tot ${days} dagen terug beginnen`,
  endBeforeStart: 'Het einde moet na het begin liggen',
  chooseDay: 'Kies een dag',
  chooseTwo: 'Kies minstens twee mensen',
  neverDue: 'Zo komt dit nooit aan de beurt',
  deleteTitle: 'Weet je het heel zeker?',
  deleteAll: (name) =>
    `${name} wordt verwijderd, met alles wat nog zou komen. Wat is afgerond, blijft.`,

  toasts: {
    skipped: 'Deze keer overgeslagen',
    moved: (day) => `Verplaatst naar ${day}`,
    passedOn: (name) => `Doorgegeven aan ${name}`,
    updated: 'Taak bijgewerkt',
    deleted: 'Taak verwijderd',
  },
}

export const planTexts: typeof englishPlan = {
  repeats: 'Herhalen',
  kinds: {
    never: 'Nooit',
    daily: 'Elke dag',
    weekdays: 'Op vaste dagen',
    weeks: 'Om de paar weken',
    monthly: 'Elke maand',
    after_done: 'Nadat het gedaan is',
  },
  every: {
    daily: 'Om de hoeveel dagen',
    weekly: 'Om de hoeveel weken',
    monthly_day: 'Om de hoeveel maanden',
    monthly_weekday: 'Om de hoeveel maanden',
    after_done: 'Dagen nadat het gedaan is',
  },
  less: 'Eén minder',
  more: 'Eén meer',
  weekdays: 'Dagen van de week',
  inMonth: 'Dag in de maand',
  onDay: 'Op een datum',
  onWeekday: 'Op een weekdag',
  dayOfMonth: 'Dag van de maand',
  which: 'De hoeveelste',
  weekNames: ['Eerste', 'Tweede', 'Derde', 'Vierde', 'Laatste'],
  weekday: 'Weekdag',
  starts: 'Begint op',
  time: 'Tijd',
  remindAt: 'Herinnering om',
  remindAtHint: 'Komt als pushmelding; zonder verbinding komt er geen.',
  optional: 'optioneel',
  ends: 'Stopt',
  endKinds: [
    { value: 'never', label: 'Nooit' },
    { value: 'day', label: 'Op een dag' },
    { value: 'times', label: 'Na een aantal keer' },
  ],
  endsOn: 'Laatste dag',
  times: 'Hoeveel keer',
  someMonths: 'Alleen in bepaalde maanden',
  months: 'Maanden',

  whoseTurn: 'Wiens beurt',
  who: { anyone: 'Wie wil', person: 'Eén persoon', turns: 'Om de beurt' },
  person: 'Wie',
  me: (name) => `${name} (jij)`,
  starting: 'begint',
  earlier: (name) => `${name} eerder aan de beurt`,
  later: (name) => `${name} later aan de beurt`,
  leaveOut: (name) => `${name} weglaten`,
  add: (name) => `${name} toevoegen`,
  order: 'Volgorde',
  orders: { round: 'In deze volgorde', shuffle: 'Door elkaar', least: 'Minste eerst' },
  turnsChange: 'Beurt wisselt',
  changes: { each: 'Elke keer', week: 'Elke week', month: 'Elke maand' },
  movesOn: 'Gemist? Door naar de volgende',
  movesOnNote: 'Uit: de beurt blijft bij dezelfde persoon',
  approval: 'Goedkeuring',
  approvals: { children: 'Kinderen', everyone: 'Iedereen', nobody: 'Niemand' },
  next: 'Volgende dagen',
}

export const awayTexts: typeof englishAway = {
  away: 'Ik ben weg',
  until: (day) => `t/m ${day}`,
  who: 'Wie',
  me: 'Ik',
  untilBack: 'Tot ik terug ben',
  whatItPauses: 'Wat er stilligt',
  turnsGo: (turns, to) =>
    turns === 1
      ? `1 beurt gaat naar ${to}. Je hoeft niets in te halen.`
      : `${turns} beurten gaan naar ${to}. Je hoeft niets in te halen.`,
  turnsGoFirst: (turns, to) =>
    turns === 1
      ? `In de eerste maand gaat 1 beurt naar ${to}. Je hoeft niets in te halen.`
      : `In de eerste maand gaan ${turns} beurten naar ${to}. Je hoeft niets in te halen.`,
  waits: (name, day) => `${name} wacht tot ${day}.`,
  runs: 'Dagen weg onderbreken niets: op rij blijft op rij.',
  pauseTasks: 'Mijn terugkerende taken pauzeren',
  tasksPaused: 'Mijn terugkerende taken staan op pauze',
  forEveryone: 'Voor iedereen.',
  forEveryoneSeenBy: (names, offer) =>
    `Voor iedereen. ${listText(names)} ${names.length === 1 ? 'ziet' : 'zien'} ‘${offer}’.`,
  untilResumed: 'Tot ik ze hervat',
  paused: (tasks) =>
    tasks === 1
      ? 'Eén terugkerende taak ligt stil, voor iedereen.'
      : `${tasks} terugkerende taken liggen stil, voor iedereen.`,
  theyRead: (names) => `Wat ${names} lezen`,
  theyReadOne: (name) => `Wat ${name} leest`,
  resume: 'Hervatten',
}
