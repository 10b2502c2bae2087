/** The texts of web/shared in German. */
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const agendaTexts: typeof english.agendaTexts = {
  dueToday: 'Heute fällig',
  dueAt: (time) => `Fällig um ${time} Uhr`,
  due: (day) => `Fällig ${day}`,
  overdueSince: (day) => `Überfällig seit ${day}`,
  paused: 'Pausiert',
  pausedUntil: (day) => `Pausiert bis ${day}`,

  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  somebodysTurn: 'Jemand anderes ist dran',
  forYou: 'Für dich',
  forPerson: (name) => `Für ${name}`,

  inARow: (count) => `${count}-mal in Folge`,
}

export const codeTexts: typeof english.codeTexts = {
  worksFor: (left) => `Gilt einmal, noch ${left} ${left === 1 ? 'Minute' : 'Minuten'}.`,
  over: 'Dieser Code gilt nicht mehr.',
}

export const connectionTexts: typeof english.connectionTexts = {
  insecure: 'Diese Adresse hat kein https, darum funktioniert Mitten hier nur mit Verbindung.',
  howTo: 'Wie sich das ändern lässt',
  needsConnection: 'Braucht eine Verbindung',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten',
}

export const deviceTexts: typeof english.deviceTexts = {
  on: (browser, system) => `${browser} auf ${system}`,
  unknown: 'Unbekanntes Gerät',
}

export const fileTexts: typeof english.fileTexts = {
  failed: 'Die Datei ließ sich nicht erstellen',
  arriving: 'Dein Verlauf kommt noch auf diesem Gerät an.',
}

export const languageTexts: typeof english.languageTexts = {
  language: 'Sprache',
  device: 'Die Sprache des Geräts',
  now: (name) => `Jetzt ${name}`,
  note: 'Gilt auf allen deinen Geräten. Was jemand getippt hat, bleibt, wie es ist.',
}

/** Not every browser says why. */
const failed = (what: string, message: string) =>
  message === '' ? `${what} ließen sich nicht laden` : `${what} ließen sich nicht laden: ${message}`

export const loadingTexts: typeof english.loadingTexts = {
  failed: {
    user: () => 'Dein Konto ließ sich nicht laden',
    points: () => 'Deine Punkte ließen sich nicht laden',
    tasks: (message) => failed('Die Aufgaben', message),
    rewards: (message) => failed('Die Belohnungen', message),
    partnerships: (message) => failed('Deine Verbindungen', message),
    notifications: (message) => failed('Die Mitteilungen', message),
  },
  again: 'Noch einmal',
}

export const pageTexts: typeof english.pageTexts = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} – Mitten`,
  switchPerson: 'Person wechseln',
  theme: {
    legend: 'Darstellung',
    labels: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  },
  slowStart: {
    title: 'Das dauert länger als gedacht',
    text: 'Wenn Mitten in einem anderen Tab oder Fenster offen ist, schließ es dort. Was du getan hast, ist auf diesem Gerät gesichert.',
    reload: 'Neu laden',
  },
}

export const passwordTexts: typeof english.passwordTexts = {
  advice: 'Ein paar Wörter, die nichts miteinander zu tun haben, sind gut.',
  strengths: {
    1: 'Schwach. Ein längeres ist stärker.',
    2: 'Geht so. Ein längeres ist stärker.',
    3: 'Gut',
    4: 'Stark',
  },
}

export const pauseTexts: typeof english.pauseTexts = {
  away: (name) => `${name} ist weg`,
  awayUntil: (name, day) => `${name} ist weg bis ${day}`,
  turnsPass: (name) => `So lange springst du für ${name} ein.`,
  paused: (name) => `${name} pausiert regelmäßige Aufgaben`,
  pausedUntil: (name, day) => `${name} pausiert regelmäßige Aufgaben bis ${day}`,
  mineToo: 'Meine auch pausieren',

  toasts: {
    paused: 'Pausiert',
    pausedUntil: (day) => `Pausiert bis ${day}`,
    resumed: 'Läuft wieder',
  },
}

export const photoTexts: typeof english.photoTexts = {
  take: 'Foto machen',
  upload: 'Foto hochladen',
  remove: 'Entfernen',
  removeNamed: 'Foto entfernen',
  hint: 'JPG oder PNG, bis 5 MB. Vor dem Speichern wird es auf diesem Gerät verkleinert.',
  ring: 'Was im Ring zu sehen ist, wird dein Foto.',
  preview: 'Was die Kamera sieht',
  turn: 'Kamera umdrehen',
  starting: 'Die Kamera startet',
  saved: 'Foto gespeichert',
  removed: 'Foto entfernt',
  picture: 'Bild',
  optional: 'optional',
  link: 'Link zum Bild',
  removePicture: 'Bild entfernen',

  denied: 'Die Kamera ist gesperrt',
  allow: 'Bitte erlaube die Kamera, um ein Foto zu machen.',
  tooLarge: 'Die Datei ist zu groß',
  selectSmaller: 'Bitte wähle ein Bild unter 5 MB.',
  unreadable: 'Dieses Bild lässt sich nicht lesen',
  selectOther: 'Bitte wähle ein Bild als JPG, PNG, WebP oder GIF.',
  notKept: 'Das Foto ließ sich nicht speichern',
  noRoom: 'Vielleicht ist auf diesem Gerät kein Platz mehr.',
}

export const planTexts: typeof english.planTexts = {
  adds: {
    advanced_tracking: 'Filter, Diagramm, CSV und Wochenbericht gibt es mit Pro.',
    weekly_report:
      'Den Wochenbericht gibt es mit Pro: deine Tage und Zahlen, zum Drucken oder Aufheben.',
    templates:
      'Eigene Vorlagen gibt es mit Ultimate. Die Vorlagen „Für den Anfang“ sind für alle da.',
    matching:
      'Ultimate schlägt vor, wer welche geteilte Aufgabe nehmen könnte, damit es sich gut verteilt.',
    consultation:
      'Das Monatsgespräch gibt es mit Ultimate: die Zahlen des Monats und drei Fragen für zwei.',
  },
  see: 'Tarife ansehen',
  support:
    'Hilfe findest du in Mitten selbst und bei denen, die diesen Server betreiben. Eine Hotline gibt es nicht.',
  report: 'Melden, was nicht stimmt',
}

export const pointsTexts: typeof english.pointsTexts = {
  available: 'Verfügbare Punkte',
  total: 'Insgesamt verdient',
  redeemed: 'Eingelöste Punkte',
  loaned: 'Geliehene Punkte',
  belowZero: (missing) =>
    missing === 1
      ? 'Unter null, weil eine Aufgabe wieder offen ist. 1 Punkt gleicht das aus.'
      : `Unter null, weil eine Aufgabe wieder offen ist. ${numberText(missing)} Punkte gleichen das aus.`,
}

export const identityTexts: typeof english.identityTexts = {
  password: 'Dein Passwort',
  required: 'Bitte gib dein Passwort ein',
  failed: 'Das Bestätigen hat nicht geklappt',
  byProvider: (provider) => `Weiter mit ${provider}`,
  signInFirst: (provider) =>
    `Wenn deine Anmeldung länger als zehn Minuten her ist, melde dich erst noch einmal mit ${provider} an.`,
  passkey: {
    use: 'Passkey verwenden',
    instead: 'Stattdessen einen Passkey verwenden',
    confirmed: 'Mit einem Passkey bestätigt',
    elsewhere: 'Passkeys brauchen eine Adresse mit https und einem Namen',
    known: 'Auf diesem Gerät ist schon ein Passkey von dir.',
    unsuitable:
      'Dieses Gerät kann nicht prüfen, wer du bist. Richte eine Bildschirmsperre ein oder nimm ein anderes Gerät.',
    noAnswer: 'Vom Gerät kam kein Passkey. Versuch es bitte noch einmal.',
  },
}

export const roomTexts: typeof english.roomTexts = {
  rooms: 'Räume',
  all: 'Alle',
  byRoom: 'Nach Raum',
  chosen: (room) => `Räume: ${room}`,
  none: 'Ohne Raum',
  edit: 'Räume bearbeiten',
  nothing: 'Hier gibt es nichts zu tun',
}

export const rowMarkTexts: typeof english.rowMarkTexts = {
  unsynced: 'Noch nicht abgeglichen',
  savedHere: 'Hier gespeichert',
  needsAttention: 'Schau bitte nach',
}

export const searchTexts: typeof english.searchTexts = {
  close: 'Suche schließen',
  clear: 'Leeren',
  short: 'Tippe mindestens zwei Buchstaben.',
  found: (count, text) => `${numberText(count)} gefunden zu „${text}“`,
  nothing: (text) =>
    `Nichts gefunden zu „${text}“. Versuch es mit weniger Buchstaben oder einem anderen Wort.`,
  clearSearch: 'Suche leeren',
}

export const signOutTexts: typeof english.signOutTexts = {
  title: 'Fehler',
  text: 'Abmelden hat nicht geklappt. Versuch es bitte noch einmal.',
}

export const taskLineTexts: typeof english.taskLineTexts = {
  effortLevels: {
    easy: 'Leicht',
    difficult: 'Schwer',
    extreme: 'Extrem',
  },
  minutesShort: (minutes) => `${minutes} min`,
  privateTask: 'Private Aufgabe',
  stepsDone: (done, of) => `${done} von ${of}`,
  stepsDoneAloud: (done, of) => `${done} von ${of} ${of === 1 ? 'Schritt' : 'Schritten'}`,
}

export const timeTexts: typeof english.timeTexts = {
  justNow: 'gerade eben',
  near: (day, time) => `${day} um ${time} Uhr`,
  far: (day, time) => `${day}, ${time} Uhr`,
}

export const undoTexts: typeof english.undoTexts = {
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  tooLate: 'Das lässt sich nicht mehr rückgängig machen',
  tooLateReason: 'Es ist schon auf dem Server, oder Späteres baut darauf auf.',
}
