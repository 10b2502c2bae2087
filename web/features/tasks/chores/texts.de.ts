/** The texts of texts.ts in German. */
import { listText } from '#domain/language/format.ts'
import type {
  awayTexts as englishAway,
  choreTexts as englishChores,
  planTexts as englishPlan,
} from './texts.ts'

export const choreTexts: typeof englishChores = {
  list: 'Regelmäßige Aufgaben',
  none: 'Noch wiederholt sich nichts. Leg eine Aufgabe an und wähle, wie sie sich wiederholt.',
  whichRooms: 'Welche Räume hast du?',
  paused: 'Pausiert',
  ended: 'Beendet',
  endedOn: (day) => `Beendet am ${day}`,
  inTurns: {
    each: (rule) => `${rule}, im Wechsel`,
    week: (rule) => `${rule}, wöchentlich wechselnd`,
    month: (rule) => `${rule}, monatlich wechselnd`,
  },
  forYou: (rule) => `${rule}, für dich`,
  forPerson: (rule, name) => `${rule}, für ${name}`,
  anyone: 'Egal wer',
  you: 'Du',
  today: 'heute',

  menu: (name) => `Optionen für ${name}`,
  history: 'Verlauf',
  edit: 'Bearbeiten',
  newRule: 'Neue Regel',
  editTitle: 'Aufgabe bearbeiten',
  save: 'Speichern',
  early: 'Vorziehen',
  notOpen: 'Dafür ist es noch zu früh',
  skip: 'Dieses Mal auslassen',
  next: (day) => `dann ${day}`,
  tomorrow: 'Morgen',
  inDays: 'In 3 Tagen',
  pickDay: 'Anderen Tag wählen',
  day: 'Tag',
  move: 'Verschieben',
  moveTo: (day) => `Auf ${day} verschieben`,
  moveBlocked: {
    other: 'Dann ist schon die nächste fällig. Lass lieber diese aus.',
    after_done: 'Bitte wähle einen Tag in den nächsten 60 Tagen',
  },
  pass: 'Weitergeben',
  to: (name) => `an ${name}`,
  give: 'Abgeben an …',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  end: 'Beenden',
  handOver: 'Übergeben',
  handOverNote:
    'Ab dann gehört die Aufgabe der anderen Person, samt Reihenfolge. Was erledigt ist, bleibt bei denen, die es erledigt haben. Dafür braucht es eine Verbindung.',
  delete: 'Löschen',

  scope: 'Welche sollen sich ändern?',
  minutesInstead: (name, minutes, before) =>
    `${name}: ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} statt ${before}.`,
  onlyOne: (day) => `Nur ${day}`,
  othersStay: (day) => `Ab ${day} bleibt alles, wie es ist.`,
  allLater: 'Diese und alle späteren',
  fromOn: (day) => `Ab ${day} neu, Erledigtes bleibt erledigt.`,

  cancel: 'Abbrechen',
  from: 'Ab',
  until: 'Bis',
  untilResumed: 'Bis ich fortsetze',
  pauseTitle: (name) => `${name} pausieren`,
  pauseUntil: (day) => `Pause bis ${day}`,
  tooFarBack: (days) => `Eine Pause kann höchstens ${days} Tage vor heute beginnen`,
  endBeforeStart: 'Das Ende muss nach dem Anfang liegen',
  chooseDay: 'Bitte wähle einen Tag',
  chooseTwo: 'Wähle mindestens zwei Personen',
  neverDue: 'So wird sie nie fällig',
  deleteTitle: 'Ganz sicher?',
  deleteAll: (name) => `Das löscht ${name} mit allen kommenden Tagen. Was erledigt ist, bleibt.`,

  toasts: {
    skipped: 'Dieses Mal ausgelassen',
    moved: (day) => `Verschoben auf ${day}`,
    passedOn: (name) => `An ${name} weitergegeben`,
    updated: 'Aufgabe geändert',
    deleted: 'Aufgabe gelöscht',
  },
}

export const planTexts: typeof englishPlan = {
  repeats: 'Wiederholung',
  kinds: {
    never: 'Nie',
    daily: 'Täglich',
    weekdays: 'An bestimmten Tagen',
    weeks: 'Alle paar Wochen',
    monthly: 'Monatlich',
    after_done: 'Nach dem Erledigen',
  },
  every: {
    daily: 'Alle wie viele Tage',
    weekly: 'Alle wie viele Wochen',
    monthly_day: 'Alle wie viele Monate',
    monthly_weekday: 'Alle wie viele Monate',
    after_done: 'Tage nach dem Erledigen',
  },
  less: 'Eins weniger',
  more: 'Eins mehr',
  weekdays: 'Wochentage',
  inMonth: 'Tag im Monat',
  onDay: 'Datum',
  onWeekday: 'Wochentag',
  dayOfMonth: 'Tag des Monats',
  which: 'Der wievielte',
  weekNames: ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Letzter'],
  weekday: 'Wochentag',
  starts: 'Beginnt am',
  time: 'Uhrzeit',
  remindAt: 'Erinnern um',
  remindAtHint: 'Kommt als Push; ohne Verbindung kommt nichts an.',
  optional: 'optional',
  ends: 'Endet',
  endKinds: [
    { value: 'never', label: 'Nie' },
    { value: 'day', label: 'An einem Tag' },
    { value: 'times', label: 'Nach n-mal' },
  ],
  endsOn: 'Letzter Tag',
  times: 'Wie oft',
  someMonths: 'Nur in manchen Monaten',
  months: 'Monate',

  whoseTurn: 'Wer ist dran',
  who: { anyone: 'Egal wer', person: 'Eine Person', turns: 'Im Wechsel' },
  person: 'Wer',
  me: (name) => `${name} (du)`,
  starting: 'fängt an',
  earlier: (name) => `${name} nach vorn`,
  later: (name) => `${name} nach hinten`,
  leaveOut: (name) => `${name} herausnehmen`,
  add: (name) => `${name} dazunehmen`,
  order: 'Reihenfolge',
  orders: { round: 'Wie hier', shuffle: 'Gemischt', least: 'Seltenste zuerst' },
  turnsChange: 'Es wird gewechselt',
  changes: { each: 'Jedes Mal', week: 'Jede Woche', month: 'Jeden Monat' },
  movesOn: 'Fällt es aus, geht es weiter',
  movesOnNote: 'Aus: Es wartet auf dieselbe Person',
  approval: 'Bestätigen lassen',
  approvals: { children: 'Kinder', everyone: 'Alle', nobody: 'Niemand' },
  next: 'Nächste Tage',
}

export const awayTexts: typeof englishAway = {
  away: 'Ich bin weg',
  until: (day) => `bis ${day}`,
  who: 'Wer',
  me: 'Ich',
  untilBack: 'Bis ich zurück bin',
  whatItPauses: 'Was dann ruht',
  turnsGo: (turns, to) =>
    turns === 1
      ? `Einmal springt jemand ein: ${to}. Nachholen musst du nichts.`
      : `${turns}-mal springt jemand ein: ${to}. Nachholen musst du nichts.`,
  turnsGoFirst: (turns, to) =>
    turns === 1
      ? `Im ersten Monat springt einmal jemand ein: ${to}. Nachholen musst du nichts.`
      : `Im ersten Monat springt ${turns}-mal jemand ein: ${to}. Nachholen musst du nichts.`,
  waits: (name, day) => `${name} wartet bis ${day}`,
  runs: 'Was in Folge geklappt hat, zählt danach weiter.',
  pauseTasks: 'Regelmäßiges pausieren',
  tasksPaused: 'Meine regelmäßigen Aufgaben ruhen',
  forEveryone: 'Für alle.',
  forEveryoneSeenBy: (names, offer) =>
    `Für alle. ${listText(names)} ${names.length === 1 ? 'sieht' : 'sehen'} „${offer}“.`,
  untilResumed: 'Bis ich sie fortsetze',
  paused: (tasks) =>
    tasks === 1
      ? 'Eine regelmäßige Aufgabe ruht für alle.'
      : `${tasks} regelmäßige Aufgaben ruhen für alle.`,
  theyRead: (names) => `Das lesen ${names}`,
  theyReadOne: (name) => `Das liest ${name}`,
  resume: 'Fortsetzen',
}
