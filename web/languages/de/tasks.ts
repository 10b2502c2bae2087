/** The texts of features/tasks in German. */
import { dative, pointsText, quoted, tasksText } from '#domain/language/de/words.ts'
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import { MAX_STEPS } from '#domain/tasks/task.ts'
import type * as english from '#web/languages/en.ts'

export const choreHistoryTexts: typeof english.choreHistoryTexts = {
  last: (when) => `Zuletzt ${when} erledigt`,
  lastBy: (when, name) => `Zuletzt ${when} von ${dative(name)} erledigt`,
  lastByYou: (when) => `Zuletzt ${when} von dir erledigt`,
  usual: (days) =>
    days === 1 ? 'Meist liegt 1 Tag dazwischen' : `Meist liegen ${days} Tage dazwischen`,
  times: (count) => (count === 1 ? 'Einmal erledigt' : `${numberText(count)}-mal erledigt`),
  none: 'Sobald sie erledigt ist, steht es hier.',
  onTheWay: 'Ältere sind noch unterwegs auf dieses Gerät.',
}

const YOU = 'Du'
const to = (name: string) => `an ${name === YOU ? 'dich' : dative(name)}`

export const choreTexts: typeof english.choreTexts = {
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
  you: YOU,
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
  to,
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
  deleteAll: (name) =>
    `Das löscht ${quoted(name)} mit allen kommenden Tagen. Was erledigt ist, bleibt.`,

  toasts: {
    skipped: 'Dieses Mal ausgelassen',
    moved: (day) => `Verschoben auf ${day}`,
    passedOn: (name) => `Weitergegeben ${to(name)}`,
    updated: 'Aufgabe geändert',
    deleted: 'Aufgabe gelöscht',
  },
}

export const repeatTexts: typeof english.repeatTexts = {
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
  remindAtHint: 'Kommt als Push-Mitteilung; ohne Verbindung kommt nichts an.',
  optional: 'optional',
  ends: 'Endet',
  endKinds: [
    { value: 'never', label: 'Nie' },
    { value: 'day', label: 'An einem Tag' },
    { value: 'times', label: 'Nach einigen Malen' },
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
  orders: { round: 'Der Reihe nach', shuffle: 'Gemischt', least: 'Seltenste zuerst' },
  turnsChange: 'Es wird gewechselt',
  changes: { each: 'Jedes Mal', week: 'Jede Woche', month: 'Jeden Monat' },
  movesOn: 'Fällt es aus, geht es weiter',
  movesOnNote: 'Aus: Es wartet auf dieselbe Person',
  approval: 'Bestätigen lassen',
  approvals: { children: 'Kinder', everyone: 'Alle', nobody: 'Niemand' },
  next: 'Nächste Tage',
}

export const awayTexts: typeof english.awayTexts = {
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
  waits: (name, day) => `${quoted(name)} wartet bis ${day}`,
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
  shownTo: (names) => `Das ${names.length === 1 ? 'liest' : 'lesen'} ${listText(names)}`,
  resume: 'Fortsetzen',
}

export const dueTexts: typeof english.dueTexts = {
  groups: {
    overdue: 'Überfällig',
    today: 'Heute',
    week: 'Nächste 7 Tage',
    later: 'Später',
    none: 'Ohne Datum',
  },
  /** "Heute fällig, du bist dran", "Heute fällig, für Theo", "Heute fällig, Theo ist dran". */
  about: (due, turn) =>
    `${due}, ${turn.replace(/^(Du bist dran$|Für |Jemand )/, (word) => word.toLowerCase())}`,
  claim: { label: 'Ich mach’s', name: (task) => `Ich mach’s: ${task}` },
}

export const taskFormTexts: typeof english.taskFormTexts = {
  name: 'Name',
  namePlaceholder: 'Was ist zu tun?',
  description: 'Beschreibung',
  optional: 'optional',
  minutes: 'Zeit in Minuten',
  fiveLess: 'Fünf Minuten weniger',
  fiveMore: 'Fünf Minuten mehr',
  effort: 'Wie anstrengend',
  share: 'Im Haushalt teilen',
  shareNote: 'Übernehmen kann, wer mag',
  multiplier: (factor) => `Punkte × ${factor}`,
  points: 'Punkte',
  pointsUnit: (points) => (points === 1 ? 'Punkt' : 'Punkte'),
  due: 'Fällig',
  dueDays: { none: 'Ohne Datum', today: 'Heute', tomorrow: 'Morgen', day: 'An einem Tag' },
  dueDay: 'Tag',
  for: 'Für',
  forAnyone: 'Alle',
  forMe: 'Mich',
  more: 'Mehr',
  moreHolds: 'Raum, Beschreibung, Schritte, Bild',
  moreHoldsFor: 'Für wen, Raum, Beschreibung, Schritte, Bild',
  photo: 'Foto',
  link: 'Link',
  saveFailed: 'Die Aufgabe ließ sich nicht speichern',
}

export const matchingTexts: typeof english.matchingTexts = {
  you: 'Magst du diese nehmen? Dann gleichen sich die letzten vier Wochen aus.',
  other: (name) =>
    `Vielleicht nimmt ${name} diese? Dann gleichen sich die letzten vier Wochen aus.`,
  takeOn: 'Ich nehm sie',
  takeOnTask: (name) => `Ich nehm sie: ${name}`,
}

export const proofTexts: typeof english.proofTexts = {
  needsPhoto: 'Beweisfoto',
  yes: 'Ja',
  deletedOnApproval: 'Nach dem Bestätigen wird das Foto gelöscht.',
  titleOf: (name) => `Ein Foto zu ${quoted(name)}`,
  whole: (name) => `Foto zu ${name} zeigen`,
  photoOf: (name) => `Foto: ${name}`,
  onItsWay: 'Das Foto ist noch unterwegs.',
  chooseInstead: 'Wähle ein Foto, auf dem man sieht, dass es erledigt ist.',
}

export const quickAddTexts: typeof english.quickAddTexts = {
  label: 'Aufgabe hinzufügen',
  placeholder: 'Neue Aufgabe: Müll jeden Di 19 Uhr',
  placeholderFor: (name) => `Neue Aufgabe: Müll jeden Di 19 Uhr @${name}`,
  add: 'Hinzufügen',
  understood: 'Verstanden',
  understoodAll: (parts) => `Verstanden: ${parts}`,
  change: (part) => `${part}: ändern`,
  remove: (part) => `${part}: zurück in den Namen`,
  today: (time) => `Heute um ${time} Uhr`,
  from: (day) => `ab ${day}`,
  onlyFrom: (first, last) => `nur ${first} bis ${last}`,
  onlyIn: (months) => `nur ${months}`,
  me: 'Ich',
  private: 'Nur du siehst sie',
  shared: 'Geteilt',
  failed: 'Die Aufgabe ließ sich nicht anlegen',
  created: (count) => `${tasksText(count)} angelegt`,
  pasted: tasksText,
  pastedText: 'Nimm den Haken weg, wo du nichts willst. Mit × gehört ein Teil wieder zum Namen.',
  onlyFirst: (count) => `Hier stehen nur die ersten ${count} Zeilen.`,
  addAll: (count) => `${tasksText(count)} hinzufügen`,
}

export const readyWeekTexts: typeof english.readyWeekTexts = {
  back: 'Aufgaben',
  title: 'Welche Räume hast du?',
  lead: 'Daraus wird eine Woche mit Hausarbeit. Vorher kannst du noch alles ändern.',
  rooms: 'Räume',
  pace: 'Wie gründlich?',
  paces: { light: 'Das Nötigste', usual: 'Ganz normal', thorough: 'Gründlich' },
  sum: (count, hours) => `${tasksText(count)}, etwa ${hours} h pro Woche`,
  noRoom: 'Kreuze einen Raum an.',
  toWeek: 'Woche zeigen',

  weekTitle: 'Deine Woche',
  weekLead:
    'Nimm den Haken weg, wo du etwas nicht brauchst. Mit dem Stift änderst du eine Aufgabe.',
  who: 'Wer macht das?',
  whoKinds: { turns: 'Abwechselnd', anyone: 'Egal wer', me: 'Nur ich' },
  forYou: 'Für dich',
  takesPart: 'Wer sich abwechselt',
  me: (name) => `${name} (du)`,
  alone: 'Noch für alle. Wen du einlädst, der sieht sie, und dann könnt ihr euch abwechseln.',
  daily: 'Jeden Tag',
  other: 'An anderen Tagen',
  timesAWeek: (times) => `${times}-mal pro Woche`,
  once: 'Einmal',
  minutesADay: (minutes) => `${minutes} min am Tag`,
  about: (minutes) => `etwa ${minutes} min`,
  change: (name) => `${name} ändern`,
  changeTitle: 'Aufgabe ändern',
  save: 'Fertig',
  isHere: 'Schon da',
  turnOf: (name) => `${name} fängt an`,
  make: (count) => `${tasksText(count)} anlegen`,
  nothingLeft: 'Das ist alles schon da.',
  made: (count) => `${tasksText(count)} angelegt`,
  failed: 'Die Aufgaben ließen sich nicht anlegen',
  choreLimit: (limit, left) =>
    `Du kannst bis zu ${limit} regelmäßige Aufgaben haben. ${left === 0 ? 'Es passt keine mehr dazu.' : left === 1 ? 'Eine passt noch dazu.' : `${left} passen noch dazu.`}`,
  roomLimit: (limit) => `Du kannst bis zu ${limit} Räume haben. Lösch erst einen.`,
  planLimit: (limit, left) =>
    `Mit Free kannst du im Monat ${limit} fertige oder importierte Aufgaben anlegen. ${left === 0 ? 'Es ist keine mehr übrig.' : left === 1 ? 'Eine ist noch übrig.' : `${left} sind noch übrig.`}`,
  seePlans: 'Tarife ansehen',
}

export const roomFormTexts: typeof english.roomFormTexts = {
  title: 'Räume',
  field: 'Raum',
  none: 'Keiner',
  add: 'Neuer Raum',
  addTitle: 'Neuer Raum',
  editTitle: 'Raum bearbeiten',
  name: 'Name',
  namePlaceholder: 'Küche',
  icon: 'Symbol',
  swatch: 'Bild',
  save: 'Raum speichern',
  empty: 'Räume zeigen, was wohin gehört. Aufgaben lassen sich danach filtern und gruppieren.',
  menu: (name) => `Aktionen für ${name}`,
  edit: 'Bearbeiten',
  up: 'Nach oben',
  down: 'Nach unten',
  delete: 'Löschen',
  done: 'Fertig',
  deleted: 'Raum gelöscht. Seine Aufgaben bleiben.',
  icons: {
    box: 'Haus',
    kitchen: 'Topf',
    bath: 'Badewanne',
    bed: 'Bett',
    sofa: 'Sofa',
    desk: 'Schreibtisch',
    laundry: 'Waschmaschine',
    hall: 'Tür',
    garden: 'Bäume',
    car: 'Auto',
    pet: 'Pfote',
    baby: 'Baby',
  },
}

export const tasksScreenTexts: typeof english.tasksScreenTexts = {
  title: 'Aufgaben',
  tabs: 'Welche Aufgaben',
  active: 'Offen',
  completed: 'Erledigt',
  repeating: 'Regelmäßig',
  activeList: 'Offene Aufgaben',
  waiting: (count) => `${count} ${count === 1 ? 'wartet' : 'warten'} auf dich`,
  toApprove: 'Wartet auf dich',
  ownCompleted: 'Von dir erledigt',
  search: 'Aufgaben suchen',
  week: 'Woche',
  you: 'Du',
  // After "mit".
  youToo: 'dir',
  doneWith: (who, helpers) => `${who} mit ${helpers}`,
  doneBy: (who, date) => `${who}, ${date}`,
  awaitingShort: 'Noch zu bestätigen',
  noActive: 'Gerade ist nichts zu tun. Leg eine Aufgabe an, wenn etwas ansteht.',
  startWithChores: 'Mit ein paar Aufgaben anfangen',
  noCompleted: 'Noch nichts erledigt. Sobald etwas fertig ist, steht es hier.',
  awaiting: 'Erledigt (noch zu bestätigen)',
  approved: 'Erledigt und bestätigt',
  approve: 'Bestätigen',
  approveTask: (name) => `${name} bestätigen`,
  notDone: 'Noch nicht',
  notDoneTask: (name) => `Noch nicht fertig: ${name}`,
}

export const selectionTexts: typeof english.selectionTexts = {
  select: (name) => `${name} auswählen`,
  selected: (tasks) => `${tasks} ausgewählt`,
  clear: 'Auswahl beenden',
  complete: 'Erledigen',
  day: 'Auf einen Tag legen',
  today: 'Heute',
  tomorrow: 'Morgen',
  nextWeek: 'In einer Woche',
  onDay: 'An einem Tag',
  dayLabel: 'Tag',
  move: 'Verschieben',
  give: 'Geben an',
  me: 'Mich',
  room: 'Raum',
  more: 'Mehr',
  share: 'Geteilt',
  private: 'Privat',
  pause: 'Pausieren',
  delete: 'Löschen',
  nothing: 'Damit lässt sich nichts machen',
  done: {
    complete: (tasks) => `${tasksText(tasks)} erledigt`,
    move: (tasks) => `${tasksText(tasks)} verschoben`,
    pause: (tasks) => `${tasksText(tasks)} pausiert`,
    delete: (tasks) => `${tasksText(tasks)} gelöscht`,
    changed: (tasks) => `${tasksText(tasks)} geändert`,
  },
  refused: (name, reason) => `${name}: ${reason}`,
  refusedAll: (names) => `Ging nicht bei ${names}`,
}

export const stepTexts: typeof english.stepTexts = {
  steps: 'Schritte',
  count: (count) => `${count} von höchstens ${MAX_STEPS}`,
  filled: (count) => (count === 1 ? '1 Schritt' : `${count} Schritte`),
  add: 'Schritt hinzufügen',
  step: (place) => `Schritt ${place}`,
  handle: (step, place) => `${step}, Schritt ${place}, mit den Pfeiltasten verschieben`,
  remove: (step) => `${step} entfernen`,
  allFirst: 'Erst alle Schritte',
  allFirstNote: {
    on: 'An: erledigt erst, wenn alle abgehakt sind',
    off: 'Aus: auch mit offenen Schritten',
  },

  whose: { turn: 'Dran', for: 'Für' },
  due: 'Fällig',
  dueAt: (day, time) => (time === null ? day : `${day}, ${time} Uhr`),
}

export const templateTexts: typeof english.templateTexts = {
  title: 'Aufgabenvorlagen',
  fromTemplate: 'Aus einer Vorlage',
  starter: 'Für den Anfang',
  yours: 'Deine',
  lists: 'Welche Vorlagen',
  search: 'Vorlagen suchen',
  rooms: 'Raum',
  wholeWeek: 'Oder gleich eine ganze Woche: Welche Räume hast du?',
  roomNames: {
    kitchen: 'Küche',
    bathroom: 'Bad',
    toilet: 'Gäste-WC',
    living: 'Wohnzimmer',
    bedroom: 'Schlafzimmer',
    children: 'Kinderzimmer',
    baby: 'Baby',
    office: 'Arbeitszimmer',
    hall: 'Flur und Treppe',
    laundry: 'Wäsche',
    cellar: 'Keller und Dachboden',
    garden: 'Garten und Balkon',
    car: 'Auto',
    pets: 'Haustiere',
  },
  none: 'Noch keine Vorlagen. Du kannst jede Aufgabe über ihr Menü als Vorlage speichern.',
  noneFound: 'Keine Vorlage heißt so.',

  chosen: (count) => `${count} ausgewählt.`,
  chosenShared: (count) =>
    `${count} ausgewählt. Was aus „Für den Anfang“ kommt, wird im Haushalt geteilt. Das kannst du jederzeit ändern.`,
  add: (count) => `${tasksText(count)} anlegen`,
  addNone: 'Aufgaben anlegen',
  added: (count) => `${tasksText(count)} angelegt`,

  keep: 'Als Vorlage speichern',
  saved: 'Als Vorlage gespeichert',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  menu: (name) => `Optionen für die Vorlage ${name}`,
  editTitle: 'Vorlage bearbeiten',
  saveChanges: 'Speichern',
  updated: 'Vorlage geändert',
  deleted: 'Vorlage gelöscht',
  deleteTitle: 'Ganz sicher?',
  deleteText: (name) =>
    `Das löscht die Vorlage ${quoted(name)}. Aufgaben, die daraus entstanden sind, bleiben.`,
  cancel: 'Abbrechen',
}

export const taskCardTexts: typeof english.taskCardTexts = {
  createTask: 'Neue Aufgabe',
  editTask: 'Aufgabe bearbeiten',
  saveChanges: 'Speichern',

  shared: 'Geteilt',
  sharedBy: (name) => `Geteilt von ${name}`,
  claims: {
    you: 'Machst du',
    partner: 'Schon vergeben',
    owner: 'Schon vergeben',
  },

  steps: 'Schritte',
  stepsOfTask: (name) => `Schritte von ${name}`,
  stepsFirst: (done, of) => `${done} von ${of} ${of === 1 ? 'Schritt' : 'Schritten'}`,
  afterSteps: (name, steps) => `${name}: ${steps}`,
  complete: 'Erledigt',
  done: 'Geschafft',
  completeAndEarn: (name, points) => `${name} erledigt, ${pointsText(points)} verdienen`,
  claim: 'Übernehmen',
  claimTask: (name) => `${name} übernehmen`,
  menu: (name) => `Optionen für ${name}`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  takeOn: 'Ich nehm sie',
  release: 'Abgeben',
  reopen: 'Doch noch offen',

  deleteTitle: 'Ganz sicher?',
  deleteOwn: (name) => `Das löscht ${quoted(name)}.`,
  deleteShared: (name) => `Das löscht ${quoted(name)} für alle, die sie sehen.`,

  toasts: {
    created: 'Aufgabe angelegt',
    updated: 'Aufgabe geändert',
    completed: 'Aufgabe erledigt!',
    earned: (points) => `+${pointsText(points)}`,
    earnedBy: (name, points) => `+${pointsText(points)} für ${name}`,
    claimed: 'Aufgabe übernommen!',
    released: 'Aufgabe abgegeben',
    deleted: 'Aufgabe gelöscht',
    approved: 'Aufgabe bestätigt',
    reopened: 'Aufgabe ist wieder offen',
  },
}

export const togetherTexts: typeof english.togetherTexts = {
  who: 'Wer hat’s gemacht?',
  together: 'Zusammen gemacht',
  togetherNote: 'Die Punkte werden aufgeteilt',
  whoHelped: (task, minutes, factor) =>
    `${task}, ${minutes} min × ${factor}. Wer hat dir geholfen?`,
  helpers: 'Wer geholfen hat',
  you: (name) => `${name}, das bist du`,
  chooseWho: (points) => `${pointsText(points)}. Wähle, wer dir geholfen hat.`,
  sharedOut: (points, names, count) =>
    `${pointsText(points)}, in ganzen Punkten aufgeteilt. ${names} ${count === 1 ? 'erfährt' : 'erfahren'}, dass ihr das zusammen gemacht habt.`,
  stepsFirst: (done, of) =>
    of === 1
      ? 'Der Schritt ist noch nicht abgehakt. Er kommt zuerst.'
      : `${done} von ${of} Schritten ${done === 1 ? 'ist' : 'sind'} abgehakt. Die anderen kommen zuerst.`,
  alone: 'Allein gemacht',
  me: 'Ich hab’s gemacht',
  forYou: (points) => `+${numberText(points)} für dich`,
  childDid: (name) => `${name} hat’s gemacht`,
  childDidPoints: (name, points) => `${name} hat’s gemacht, ${pointsText(points)} für ${name}`,
  approvedAtOnce: (name) => `${name} bekommt die Punkte, gleich bestätigt.`,
}
