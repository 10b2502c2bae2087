/** The texts of web/shared in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const agendaTexts: typeof english.agendaTexts = {
  dueToday: 'Vandaag',
  dueAt: (time) => `Vandaag om ${time}`,
  due: (day) => `Op ${day}`,
  overdueSince: (day) => `Te laat sinds ${day}`,
  paused: 'Gepauzeerd',
  pausedUntil: (day) => `Gepauzeerd t/m ${day}`,

  yourTurn: 'Jouw beurt',
  turnOf: (name) => `Beurt van ${name}`,
  somebodysTurn: 'Beurt van iemand',
  forYou: 'Voor jou',
  forPerson: (name) => `Voor ${name}`,

  inARow: (count) => `${count} keer op rij`,
}

export const codeTexts: typeof english.codeTexts = {
  worksFor: (left) => `Werkt één keer, nog ${left} ${left === 1 ? 'minuut' : 'minuten'}.`,
  over: 'Deze code geldt niet meer.',
}

export const connectionTexts: typeof english.connectionTexts = {
  insecure: 'Dit adres heeft geen https, dus Mitten werkt hier alleen met verbinding.',
  howTo: 'Zo verander je dat',
  needsConnection: 'Verbinding nodig',
  unknownError: 'Er ging iets mis',
}

export const deviceTexts: typeof english.deviceTexts = {
  on: (browser, system) => `${browser} op ${system}`,
  unknown: 'Onbekend apparaat',
}

export const fileTexts: typeof english.fileTexts = {
  failed: 'Het bestand kon niet worden gemaakt',
  arriving: 'Je historie komt nog binnen op dit apparaat.',
}

export const languageTexts: typeof english.languageTexts = {
  language: 'Taal',
  device: 'De taal van het apparaat',
  now: (name) => `Nu ${name}`,
  note: 'Gaat mee naar al je apparaten. Wat mensen hebben getypt, blijft zoals het is.',
}

/** The browser's message follows, if it gives one. */
const failed = (what: string, message: string) =>
  message === '' ? `${what} laden is niet gelukt` : `${what} laden is niet gelukt: ${message}`

export const loadingTexts: typeof english.loadingTexts = {
  failed: {
    user: () => 'Je gegevens konden niet worden geladen',
    points: () => 'Je punten konden niet worden geladen',
    tasks: (message) => failed('Taken', message),
    rewards: (message) => failed('Beloningen', message),
    partnerships: (message) => failed('Partners', message),
    notifications: (message) => failed('Meldingen', message),
  },
  again: 'Opnieuw proberen',
}

export const pageTexts: typeof english.pageTexts = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} – Mitten`,
  switchPerson: 'Wissel van persoon',
  theme: {
    legend: 'Thema',
    labels: { light: 'Licht', dark: 'Donker', system: 'Systeem' },
  },
  slowStart: {
    title: 'Dit duurt langer dan het hoort',
    text: 'Staat Mitten open in een ander tabblad of venster, sluit het daar. Wat je deed, staat op dit apparaat.',
    reload: 'Opnieuw laden',
  },
}

export const passwordTexts: typeof english.passwordTexts = {
  advice: 'Een paar woorden zonder verband maken een goed wachtwoord.',
  strengths: {
    1: 'Zwak. Langer is sterker.',
    2: 'Redelijk. Langer is sterker.',
    3: 'Goed',
    4: 'Sterk',
  },
}

export const pauseTexts: typeof english.pauseTexts = {
  away: (name) => `${name} is weg`,
  awayUntil: (name, day) => `${name} is weg t/m ${day}`,
  turnsPass: (name) => `Beurten van ${name} gaan zolang naar jou.`,
  paused: (name) => `${name} heeft terugkerende taken gepauzeerd`,
  pausedUntil: (name, day) => `${name} heeft terugkerende taken gepauzeerd t/m ${day}`,
  mineToo: 'De mijne ook pauzeren',

  toasts: {
    paused: 'Gepauzeerd',
    pausedUntil: (day) => `Gepauzeerd t/m ${day}`,
    resumed: 'Weer terug',
  },
}

export const photoTexts: typeof english.photoTexts = {
  take: 'Foto maken',
  upload: 'Foto uploaden',
  remove: 'Verwijderen',
  removeNamed: 'Foto verwijderen',
  hint: 'JPG of PNG, tot 5 MB. Op dit apparaat wordt de foto eerst verkleind en dan opgeslagen.',
  ring: 'Wat binnen de ring valt, wordt je foto.',
  preview: 'Wat de camera ziet',
  turn: 'Camera omdraaien',
  starting: 'De camera gaat aan',
  saved: 'Foto opgeslagen',
  removed: 'Foto verwijderd',
  picture: 'Afbeelding',
  optional: 'optioneel',
  link: 'Link naar afbeelding',
  removePicture: 'Afbeelding verwijderen',

  denied: 'Geen toegang tot de camera',
  allow: 'Geef toegang tot de camera om een foto te maken.',
  tooLarge: 'Het bestand is te groot',
  selectSmaller: 'Kies een afbeelding van minder dan 5 MB.',
  unreadable: 'Deze afbeelding kan niet worden gelezen',
  selectOther: 'Kies een afbeelding in JPG, PNG, WebP of GIF.',
  notKept: 'De foto kon niet worden opgeslagen',
  noRoom: 'Misschien is dit apparaat vol.',
}

export const planTexts: typeof english.planTexts = {
  adds: {
    advanced_tracking: 'Filters, de grafiek, CSV en het weekverslag horen bij Pro.',
    weekly_report:
      'Het weekverslag hoort bij Pro: je dagen en cijfers, om af te drukken of te bewaren.',
    templates: 'Eigen sjablonen horen bij Ultimate. Het startpakket is er voor iedereen.',
    matching:
      'Ultimate stelt voor wie welke gedeelde taak zou kunnen doen, zodat het werk gelijk verdeeld raakt.',
    consultation:
      'Het maandgesprek hoort bij Ultimate: de cijfers van de maand en drie vragen voor twee.',
  },
  see: 'Abonnementen',
  support:
    'Hulp komt van Mitten zelf en van de mensen die deze server draaien: er zit niemand klaar aan de telefoon.',
  report: 'Meld wat er mis is',
}

export const pointsTexts: typeof english.pointsTexts = {
  available: 'Beschikbare punten',
  total: 'Verdiende punten',
  redeemed: 'Ingewisselde punten',
  loaned: 'Geleende punten',
  belowZero: (missing) =>
    missing === 1
      ? 'Onder nul door een heropende taak. Met 1 punt sta je weer op nul.'
      : `Onder nul door een heropende taak. Met ${numberText(missing)} punten sta je weer op nul.`,
}

export const identityTexts: typeof english.identityTexts = {
  password: 'Je wachtwoord',
  required: 'Vul je wachtwoord in',
  failed: 'Bevestigen is niet gelukt',
  byProvider: (provider) => `Verder met ${provider}`,
  signInFirst: (provider) =>
    `Ben je langer dan tien minuten geleden ingelogd? Log dan eerst opnieuw in met ${provider}.`,
  passkey: {
    use: 'Passkey gebruiken',
    instead: 'Liever een passkey gebruiken',
    confirmed: 'Bevestigd met een passkey',
    elsewhere: 'Passkeys hebben een adres met https en een naam nodig',
    known: 'Op dit apparaat staat al een passkey van jou.',
    unsuitable:
      'Dit apparaat kan niet nagaan wie je bent. Stel een schermvergrendeling in of pak een ander apparaat.',
    noAnswer: 'Het apparaat gaf geen passkey. Probeer het nog een keer.',
  },
}

export const roomTexts: typeof english.roomTexts = {
  rooms: 'Ruimtes',
  all: 'Alles',
  byRoom: 'Per ruimte',
  chosen: (room) => `Ruimtes: ${room}`,
  none: 'Geen ruimte',
  edit: 'Bewerken',
  nothing: 'Hier is niets te doen',
}

export const rowMarkTexts: typeof english.rowMarkTexts = {
  unsynced: 'Nog niet gesynct',
  savedHere: 'Hier bewaard',
  needsAttention: 'Vraagt aandacht',
}

export const searchTexts: typeof english.searchTexts = {
  close: 'Zoeken sluiten',
  clear: 'Wissen',
  short: 'Typ minstens twee letters.',
  found: (count, text) => `${numberText(count)} gevonden voor ‘${text}’`,
  nothing: (text) => `Niets gevonden voor ‘${text}’. Probeer minder letters of een ander woord.`,
  clearSearch: 'Zoekopdracht wissen',
}

export const signOutTexts: typeof english.signOutTexts = {
  title: 'Fout',
  text: 'Uitloggen is niet gelukt. Probeer het nog eens.',
}

export const taskLineTexts: typeof english.taskLineTexts = {
  effortLevels: {
    easy: 'Licht',
    difficult: 'Pittig',
    extreme: 'Zwaar',
  },
  minutesShort: (minutes) => `${minutes} min`,
  privateTask: 'Privétaak',
  stepsDone: (done, of) => `${done} van ${of}`,
  stepsDoneAloud: (done, of) => `${done} van ${of} ${of === 1 ? 'stap' : 'stappen'}`,
}

export const timeTexts: typeof english.timeTexts = {
  justNow: 'zojuist',
  /** "vandaag om 16:20". */
  near: (day, time) => `${day} om ${time}`,
  /** "wo 18 nov om 16:20". */
  far: (day, time) => `${day} om ${time}`,
}

export const undoTexts: typeof english.undoTexts = {
  undo: 'Herstel',
  undone: 'Ongedaan gemaakt',
  tooLate: 'Te laat om ongedaan te maken',
  tooLateReason: 'Het staat al op de server, of latere wijzigingen bouwen erop voort.',
}
