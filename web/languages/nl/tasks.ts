/** The texts of features/tasks in Dutch. */
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import { MAX_STEPS } from '#domain/tasks/task.ts'
import type * as english from '#web/languages/en.ts'

export const choreHistoryTexts: typeof english.choreHistoryTexts = {
  last: (when) => `Laatst ${when} gedaan`,
  lastBy: (when, name) => `Laatst ${when} gedaan door ${name}`,
  lastByYou: (when) => `Laatst ${when} gedaan door jou`,
  usual: (days) =>
    days === 1 ? 'Meestal zit er 1 dag tussen' : `Meestal zitten er ${days} dagen tussen`,
  times: (count) => (count === 1 ? 'Eén keer gedaan' : `${numberText(count)} keer gedaan`),
  none: 'Elke keer dat hij gedaan is, verschijnt hier.',
  onTheWay: 'Oudere worden nog naar dit apparaat gesynchroniseerd.',
}

export const choreTexts: typeof english.choreTexts = {
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

export const repeatTexts: typeof english.repeatTexts = {
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

export const awayTexts: typeof english.awayTexts = {
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

export const dueTexts: typeof english.dueTexts = {
  groups: {
    overdue: 'Te laat',
    today: 'Vandaag',
    week: 'Komende 7 dagen',
    later: 'Later',
    none: 'Geen datum',
  },
  /** No turn begins with a name: "Jouw beurt", "Beurt van Theo", "Voor Theo". */
  about: (due, turn) => `${due}, ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  claim: { label: 'Ik doe het', name: (task) => `Ik doe het: ${task}` },
}

export const taskFormTexts: typeof english.taskFormTexts = {
  name: 'Naam',
  namePlaceholder: 'Wat moet er gebeuren?',
  description: 'Beschrijving',
  optional: 'optioneel',
  minutes: 'Tijd in minuten',
  fiveLess: 'Vijf minuten minder',
  fiveMore: 'Vijf minuten meer',
  effort: 'Hoe zwaar',
  share: 'Delen met partner',
  shareNote: 'Wie van jullie wil, pakt de taak op',
  multiplier: (factor) => `punten × ${factor}`,
  points: 'Punten',
  pointsUnit: (points) => (points === 1 ? 'punt' : 'punten'),
  due: 'Wanneer',
  dueDays: { none: 'Geen datum', today: 'Vandaag', tomorrow: 'Morgen', day: 'Op een dag' },
  dueDay: 'Dag',
  for: 'Voor',
  forAnyone: 'Wie wil',
  forMe: 'Mij',
  more: 'Meer',
  moreHolds: 'Ruimte, beschrijving, stappen, foto',
  moreHoldsFor: 'Voor wie, ruimte, beschrijving, stappen, foto',
  photo: 'Foto',
  link: 'Link',
  saveFailed: 'De taak kon niet worden opgeslagen',
}

export const matchingTexts: typeof english.matchingTexts = {
  you: 'Jij zou deze kunnen doen, dan zijn de laatste vier weken gelijker verdeeld.',
  other: (name) =>
    `${name} zou deze kunnen doen, dan zijn de laatste vier weken gelijker verdeeld.`,
  takeOn: 'Ik pak het op',
  takeOnTask: (name) => `Ik pak het op: ${name}`,
}

export const proofTexts: typeof english.proofTexts = {
  needsPhoto: 'Foto als bewijs',
  yes: 'Ja',
  goes: 'Na goedkeuring wordt de foto verwijderd.',
  titleOf: (name) => `Een foto van ${name}`,
  whole: (name) => `Toon de foto van ${name}`,
  photoOf: (name) => `Foto: ${name}`,
  onItsWay: 'De foto is nog onderweg.',
  chooseInstead: 'Kies een foto waarop te zien is dat het gedaan is.',
}

export const quickAddTexts: typeof english.quickAddTexts = {
  label: 'Taak toevoegen',
  placeholder: 'Nieuwe taak: Vuilnis elke di 19:00',
  placeholderFor: (name) => `Nieuwe taak: Vuilnis elke di 19:00 @${name}`,
  add: 'Toevoegen',
  understood: 'Begrepen',
  understoodAll: (parts) => `Begrepen: ${parts}`,
  change: (part) => `${part}: wijzigen`,
  remove: (part) => `${part}: terug in de naam`,
  today: (time) => `Vandaag om ${time}`,
  from: (day) => `vanaf ${day}`,
  onlyFrom: (first, last) => `alleen ${first} tot en met ${last}`,
  onlyIn: (months) => `alleen ${months}`,
  me: 'Ik',
  private: 'Alleen jij ziet het',
  shared: 'Gedeeld',
  failed: 'De taak kon niet worden gemaakt',
  created: (count) => `${count} taken gemaakt`,
  pasted: (count) => (count === 1 ? '1 taak' : `${count} taken`),
  pastedText: 'Haal het vinkje weg bij wat je niet wilt. Met × wordt een deel weer naam.',
  onlyFirst: (count) => `Hier staan alleen de eerste ${count} regels.`,
  addAll: (count) => (count === 1 ? '1 taak toevoegen' : `${count} taken toevoegen`),
}

export const readyWeekTexts: typeof english.readyWeekTexts = {
  back: 'Taken',
  title: 'Welke ruimtes heb je?',
  lead: 'Daar komt een week met taken uit. Je kunt eerst nog alles veranderen.',
  rooms: 'Ruimtes',
  pace: 'Hoe grondig?',
  paces: { light: 'Het nodigste', usual: 'Gewoon', thorough: 'Grondig' },
  sum: (count, hours) =>
    count === 1
      ? `1 taak, ongeveer ${hours} uur per week`
      : `${count} taken, ongeveer ${hours} uur per week`,
  noRoom: 'Vink een ruimte aan.',
  toWeek: 'Week tonen',

  weekTitle: 'Jouw week',
  weekLead: 'Vink uit wat je niet wilt. Met het potlood verander je een taak.',
  who: 'Wie doet ze?',
  whoKinds: { turns: 'Om de beurt', anyone: 'Wie wil', me: 'Alleen ik' },
  forYou: 'Voor jou',
  takesPart: 'Wie om de beurt meedoet',
  me: (name) => `${name} (jij)`,
  alone: 'Nog voor iedereen. Wie je uitnodigt ziet ze, en dan kunnen jullie om de beurt.',
  daily: 'Elke dag',
  other: 'Op andere dagen',
  timesAWeek: (times) => `${times} keer per week`,
  once: 'Eén keer',
  minutesADay: (minutes) => `${minutes} min per dag`,
  about: (minutes) => `ongeveer ${minutes} min`,
  change: (name) => `${name} veranderen`,
  changeTitle: 'Taak veranderen',
  save: 'Klaar',
  isHere: 'Is er al',
  turnOf: (name) => `${name} begint`,
  make: (count) => (count === 1 ? '1 taak maken' : `${count} taken maken`),
  nothingLeft: 'Dit is er allemaal al.',
  made: (count) => (count === 1 ? '1 taak gemaakt' : `${count} taken gemaakt`),
  failed: 'De taken konden niet worden gemaakt',
  choreLimit: (limit, left) =>
    `Je kunt tot ${limit} terugkerende taken hebben. ${left === 0 ? 'Er kan geen meer bij.' : left === 1 ? 'Er kan er nog één bij.' : `Er kunnen er nog ${left} bij.`}`,
  roomLimit: (limit) => `Je kunt tot ${limit} ruimtes hebben. Verwijder er eerst een.`,
  planLimit: (limit, left) =>
    `Bij het gratis abonnement horen ${limit} kant-en-klare of geïmporteerde taken per maand. ${left === 0 ? 'Er is er geen over.' : left === 1 ? 'Er is er nog één over.' : `Er zijn er nog ${left} over.`}`,
  seePlans: 'Abonnementen bekijken',
}

export const roomFormTexts: typeof english.roomFormTexts = {
  title: 'Ruimtes',
  field: 'Ruimte',
  none: 'Geen',
  add: 'Nieuwe ruimte',
  addTitle: 'Nieuwe ruimte',
  editTitle: 'Ruimte bewerken',
  name: 'Naam',
  namePlaceholder: 'Keuken',
  icon: 'Pictogram',
  swatch: 'Afbeelding',
  save: 'Ruimte opslaan',
  empty: 'Ruimtes laten zien wat waar hoort. Taken zijn ernaar te filteren en te groeperen.',
  menu: (name) => `Acties voor ${name}`,
  edit: 'Bewerken',
  up: 'Omhoog',
  down: 'Omlaag',
  delete: 'Verwijderen',
  done: 'Klaar',
  deleted: 'Ruimte verwijderd. De taken blijven.',
  icons: {
    box: 'Huis',
    kitchen: 'Pan',
    bath: 'Bad',
    bed: 'Bed',
    sofa: 'Bank',
    desk: 'Bureau',
    laundry: 'Wasmachine',
    hall: 'Deur',
    garden: 'Bomen',
    car: 'Auto',
    pet: 'Poot',
    baby: 'Baby',
  },
}

export const tasksScreenTexts: typeof english.tasksScreenTexts = {
  title: 'Taken',
  tabs: 'Welke taken',
  active: 'Open',
  completed: 'Afgerond',
  repeating: 'Terugkerend',
  activeList: 'Open taken',
  waiting: (count) => (count === 1 ? '1 wacht op jou' : `${count} wachten op jou`),
  toApprove: 'Wacht op jou',
  ownCompleted: 'Door jou afgerond',
  search: 'Taken zoeken',
  week: 'Week',
  you: 'Jij',
  youToo: 'jij',
  doneWith: (who, helpers) => `${who} met ${helpers}`,
  doneBy: (who, date) => `${who}, ${date}`,
  awaitingShort: 'Wacht op goedkeuring',
  noActive: 'Even niets te doen. Komt er iets op, maak dan een taak.',
  startWithChores: 'Begin met een paar klusjes',
  noCompleted: 'Nog geen afgeronde taken. Rond er een af en je ziet die hier!',
  awaiting: 'Afgerond (wacht op goedkeuring)',
  approved: 'Afgerond en goedgekeurd',
  approve: 'Goedkeuren',
  approveTask: (name) => `${name} goedkeuren`,
  notDone: 'Niet gedaan',
  notDoneTask: (name) => `Niet gedaan: ${name}`,
}

export const selectionTexts: typeof english.selectionTexts = {
  select: (name) => `${name} selecteren`,
  selected: (tasks) => `${tasks} geselecteerd`,
  clear: 'Selectie beëindigen',
  complete: 'Afronden',
  day: 'Naar een dag verplaatsen',
  today: 'Vandaag',
  tomorrow: 'Morgen',
  nextWeek: 'Over een week',
  onDay: 'Op een dag',
  dayLabel: 'Dag',
  move: 'Verplaatsen',
  give: 'Geven aan',
  me: 'Mij',
  room: 'Ruimte',
  more: 'Meer',
  share: 'Gedeeld',
  private: 'Privé',
  pause: 'Pauzeren',
  delete: 'Verwijderen',
  nothing: 'Hiermee valt niets te doen',
  done: {
    complete: (tasks) => (tasks === 1 ? '1 taak afgerond' : `${tasks} taken afgerond`),
    move: (tasks) => (tasks === 1 ? '1 taak verplaatst' : `${tasks} taken verplaatst`),
    pause: (tasks) => (tasks === 1 ? '1 taak gepauzeerd' : `${tasks} taken gepauzeerd`),
    delete: (tasks) => (tasks === 1 ? '1 taak verwijderd' : `${tasks} taken verwijderd`),
    changed: (tasks) => (tasks === 1 ? '1 taak gewijzigd' : `${tasks} taken gewijzigd`),
  },
  refused: (name, reason) => `${name}: ${reason}`,
  refusedAll: (names) => `Niet mogelijk bij ${names}`,
}

export const stepTexts: typeof english.stepTexts = {
  steps: 'Stappen',
  count: (count) => `${count} van hooguit ${MAX_STEPS}`,
  filled: (count) => (count === 1 ? '1 stap' : `${count} stappen`),
  add: 'Stap toevoegen',
  step: (place) => `Stap ${place}`,
  handle: (step, place) => `Verplaats ${step}, stap ${place}, met de pijltjestoetsen`,
  remove: (step) => `${step} weghalen`,
  allFirst: 'Eerst alle stappen',
  allFirstNote: {
    on: 'Aan: afronden kan pas als alles is afgevinkt',
    off: 'Uit: afronden kan ook met open stappen',
  },

  whose: { turn: 'Wiens beurt', for: 'Voor' },
  due: 'Wanneer',
  dueAt: (day, time) => (time === null ? day : `${day} om ${time}`),
}

export const templateTexts: typeof english.templateTexts = {
  title: 'Sjablonen',
  fromTemplate: 'Begin met een sjabloon',
  starter: 'Startpakket',
  yours: 'Van jou',
  lists: 'Welke sjablonen',
  search: 'Sjablonen zoeken',
  rooms: 'Kamer',
  wholeWeek: 'Of meteen een hele week: welke ruimtes heb je?',
  roomNames: {
    kitchen: 'Keuken',
    bathroom: 'Badkamer',
    toilet: 'Gastentoilet',
    living: 'Woonkamer',
    bedroom: 'Slaapkamer',
    children: 'Kinderkamer',
    baby: 'Baby',
    office: 'Werkkamer',
    hall: 'Gang en trap',
    laundry: 'Was',
    cellar: 'Kelder en zolder',
    garden: 'Tuin en balkon',
    car: 'Auto',
    pets: 'Huisdieren',
  },
  none: 'Nog geen sjablonen. Elke taak kun je via het menu als sjabloon bewaren.',
  noneFound: 'Geen sjabloon met deze naam.',

  chosen: (count) => `${count} gekozen.`,
  chosenShared: (count) =>
    `${count} gekozen. Wat uit het startpakket komt, deel je met je partner. Dat kun je altijd nog veranderen.`,
  add: (count) => (count === 1 ? '1 taak toevoegen' : `${count} taken toevoegen`),
  addNone: 'Taken toevoegen',
  added: (count) => (count === 1 ? '1 taak toegevoegd' : `${count} taken toegevoegd`),

  keep: 'Als sjabloon bewaren',
  saved: 'Als sjabloon bewaard',
  edit: 'Bewerken',
  delete: 'Verwijderen',
  menu: (name) => `Opties voor het sjabloon ${name}`,
  editTitle: 'Sjabloon bewerken',
  saveChanges: 'Opslaan',
  updated: 'Sjabloon bijgewerkt',
  deleted: 'Sjabloon verwijderd',
  deleteTitle: 'Weet je het heel zeker?',
  deleteText: (name) =>
    `Het sjabloon ${name} wordt verwijderd. Taken die je ermee hebt gemaakt, blijven.`,
  cancel: 'Annuleren',
}

export const taskCardTexts: typeof english.taskCardTexts = {
  createTask: 'Nieuwe taak',
  editTask: 'Taak bewerken',
  saveChanges: 'Opslaan',

  shared: 'Gedeeld',
  sharedBy: (name) => `Gedeeld door ${name}`,
  claims: {
    you: 'Opgepakt door jou',
    partner: 'Opgepakt door partner',
    owner: 'Opgepakt door maker',
  },

  steps: 'Stappen',
  stepsOfTask: (name) => `Stappen van ${name}`,
  stepsFirst: (done, of) => `${done} van ${of} ${of === 1 ? 'stap' : 'stappen'}`,
  afterSteps: (name, steps) => `${name}: ${steps}`,
  complete: 'Afronden',
  done: 'Klaar',
  completeAndEarn: (name, earned) => `${name} afronden voor ${inPoints(earned)}`,
  claim: 'Oppakken',
  claimTask: (name) => `${name} oppakken`,
  menu: (name) => `Opties voor ${name}`,
  edit: 'Bewerken',
  delete: 'Verwijderen',
  takeOn: 'Ik pak het op',
  release: 'Loslaten',
  reopen: 'Toch niet gedaan',

  deleteTitle: 'Weet je het heel zeker?',
  deleteOwn: (name) => `${name} wordt verwijderd.`,
  deleteShared: (name) => `${name} wordt voor iedereen die deze ziet verwijderd.`,

  toasts: {
    created: 'De taak staat erop',
    updated: 'Taak bijgewerkt',
    completed: 'Taak afgerond!',
    earned: (earned) => `+${inPoints(earned)}`,
    earnedBy: (name, earned) => `+${inPoints(earned)} voor ${name}`,
    claimed: 'Taak opgepakt!',
    released: 'Taak losgelaten',
    deleted: 'Taak verwijderd',
    approved: 'Taak goedgekeurd',
    reopened: 'De taak staat weer open',
  },
}

const inPoints = (count: number) => (count === 1 ? '1 punt' : `${numberText(count)} punten`)

export const togetherTexts: typeof english.togetherTexts = {
  who: 'Wie deed het?',
  together: 'We deden het samen',
  togetherNote: 'Jullie delen de punten',
  whoHelped: (task, minutes, factor) => `${task}, ${minutes} min × ${factor}. Wie hielp je?`,
  helpers: 'Helpers',
  you: (name) => `${name}, dat ben jij`,
  chooseWho: (points) => `${inPoints(points)}. Kies wie je hielp.`,
  sharedOut: (points, names, count) =>
    `${inPoints(points)}, tot de laatste verdeeld. ${names} ${count === 1 ? 'hoort' : 'horen'} dat jullie het samen deden.`,
  stepsFirst: (done, of) =>
    of === 1
      ? 'De stap is nog niet afgevinkt. Doe die eerst.'
      : `${done} van ${of} stappen ${done === 1 ? 'is' : 'zijn'} afgevinkt. Doe eerst de rest.`,
  alone: 'Ik deed het alleen',
  me: 'Ik deed het',
  forYou: (points) => `+${numberText(points)} voor jou`,
  childDid: (name) => `${name} deed het`,
  childDidPoints: (name, points) => `${name} deed het, ${inPoints(points)} voor ${name}`,
  approvedAtOnce: (name) => `${name} krijgt de punten, meteen goedgekeurd.`,
}
