/** The texts of features/device-accounts in German. */
import type * as english from '#web/languages/en.ts'

export const pinTexts: typeof english.pinTexts = {
  enter: 'Gib deine PIN ein',
  pad: 'PIN-Tasten',
  entered: (count, of) => `${count} von ${of} Ziffern eingegeben`,
  clear: 'Leeren',
  deleteLast: 'Letzte Ziffer löschen',
  wrong: (name, left) =>
    left === 1
      ? `Das ist nicht die PIN von ${name}. Noch 1 Versuch.`
      : `Das ist nicht die PIN von ${name}. Noch ${left} Versuche.`,
  paused: 'Zu viele falsche Versuche.',
  pauseLeft: (seconds) => {
    if (seconds > 60) return `Versuch es in ${Math.ceil(seconds / 60)} Minuten wieder.`
    return seconds === 1
      ? 'Versuch es in 1 Sekunde wieder.'
      : `Versuch es in ${seconds} Sekunden wieder.`
  },
  card: {
    title: 'Wer dieses Gerät benutzt',
    isSet: 'Dieses Gerät fragt nach deiner PIN, bevor es dein Konto öffnet.',
    isNotSet: 'Ohne PIN öffnet hier ein Tipp dein Konto.',
    honest:
      'Eine PIN hält euch in der App auseinander. Sie verschlüsselt nicht, was auf diesem Gerät liegt: Wer sich mit Computern auskennt, kommt daran vorbei.',
    notOffered:
      'Eine PIN braucht https. Diese Adresse hat keins, darum öffnet hier ein Tipp dein Konto.',
    set: 'PIN festlegen',
    change: 'PIN ändern',
    remove: 'PIN entfernen',
    add: 'Noch jemanden hinzufügen',
    idle: 'Fragen, wer da ist',
    idleHint: 'Wenn so lange niemand tippt. Was du gerade schreibst, ist danach wieder da.',
    idleChoices: {
      0: 'Nie',
      1: 'Nach 1 Minute',
      5: 'Nach 5 Minuten',
      15: 'Nach 15 Minuten',
    },
  },
  form: {
    titles: {
      set: 'PIN festlegen',
      change: 'PIN ändern',
      remove: 'PIN entfernen',
    },
    text: '4 bis 8 Ziffern, nur auf diesem Gerät gefragt.',
    removeText: 'Dann öffnet hier ein Tipp dein Konto.',
    current: 'Aktuelle PIN',
    next: 'Neue PIN',
    confirm: 'Neue PIN wiederholen',
    show: 'PIN zeigen',
    hide: 'PIN verbergen',
    shape: 'Eine PIN hat 4 bis 8 Ziffern',
    noMatch: 'Die PINs sind nicht gleich',
    wrong: 'Das ist nicht deine PIN',
    paused: 'Zu viele falsche Versuche. Warte ein wenig bis zum nächsten.',
    save: 'PIN speichern',
    removeAction: 'PIN entfernen',
    saved: 'PIN gespeichert',
    removed: 'PIN entfernt',
  },
}

const savedHere = (changes: number) =>
  changes === 1 ? '1 Änderung liegt hier' : `${changes} Änderungen liegen hier`

export const deviceAccountTexts: typeof english.deviceAccountTexts = {
  page: 'Wer ist da?',
  title: 'Wer ist da?',
  people: 'Wer dieses Gerät benutzt',
  saved: savedHere,
  notSynced: 'Noch nicht abgeglichen',
  signInAgain: 'Wieder anmelden',
  signInToSync: (changes) =>
    changes === 1 ? 'Für 1 Änderung anmelden' : `Für ${changes} Änderungen anmelden`,
  hasPin: 'Mit PIN',
  apart: 'Alle Änderungen bleiben getrennt und werden unter dem jeweiligen Namen abgeglichen.',
  device: {
    synced: 'Alles abgeglichen',
    waiting: savedHere,
    offline: 'Offline',
    offlineWaiting: (changes) => `Offline – ${savedHere(changes)}`,
  },
  add: {
    title: 'Konto hinzufügen',
    text: 'Einmal auf diesem Gerät anmelden. Danach reicht ein Tipp, auch offline.',
    needsConnection: 'Braucht eine Verbindung',
    action: 'Auf diesem Gerät hinzufügen',
    newHere: 'Neu hier?',
    register: 'Registrieren',
  },
  manage: {
    action: 'Konten verwalten',
    title: 'Konten verwalten',
    text: 'Alle, die auf diesem Gerät angemeldet sind.',
    signOut: 'Abmelden',
    signOutOf: (name) => `${name} abmelden`,
    question: (name) => `${name} von diesem Gerät abmelden?`,
    again: 'Zurück geht es dann mit dem Passwort.',
    againByParent: 'Zurück geht es dann mit Hilfe der Eltern.',
    kept: (changes) =>
      changes === 1
        ? '1 Änderung ist noch nicht auf dem Server. Sie bleibt bis zur nächsten Anmeldung auf diesem Gerät.'
        : `${changes} Änderungen sind noch nicht auf dem Server. Sie bleiben bis zur nächsten Anmeldung auf diesem Gerät.`,
    pin: (name) => `PIN von ${name}`,
    notPin: (name) => `Das ist nicht die PIN von ${name}`,
    done: (name) => `${name} ist abgemeldet`,
  },
  pin: {
    page: 'PIN',
    everyone: 'Alle',
    hello: (name) => `Hallo, ${name}`,
    forgot: 'PIN vergessen? Melde dich mit dem Passwort an',
    forgotChild: 'PIN vergessen? Bitte deine Eltern um einen Code',
    forgotChildOffline: 'PIN vergessen? Für einen Code deiner Eltern brauchst du Verbindung.',
    forgotOffline: 'PIN vergessen? Für die Anmeldung mit Passwort brauchst du Verbindung.',
    removed: 'Deine PIN ist entfernt',
    removedText: 'Eine neue kannst du unter „Einstellungen“, „Sicherheit“ festlegen.',
  },
  password: {
    codeTitle: 'Mit einem Code deiner Eltern öffnen',
    title: 'Mit dem Passwort anmelden',
    text: (name) =>
      `Gib das Passwort von ${name} ein. Es öffnet das Konto hier und entfernt die PIN.`,
    action: 'Anmelden',
  },
}

export const wallTexts: typeof english.wallTexts = {
  page: 'Diese Woche',
  everyone: 'Wer ist da?',
  question: 'Wer hat’s gemacht?',
  people: 'Zur Auswahl',
  thenPin: 'Dann die PIN',
  close: 'Schließen',
  back: 'Die Woche kommt von selbst wieder.',
  together: 'Zusammen gemacht',
  togetherNote: 'Tipp auf jemanden von euch und sag dann, wer geholfen hat.',
  childDid: (name) => `${name} hat’s gemacht`,
  nobody: 'Das kann auf diesem Gerät niemand erledigen.',
  card: {
    title: 'Dieses Gerät',
    hangs: 'Dieses Gerät hängt an der Wand',
    hangsNote:
      'Solange niemand tippt, zeigt es die Woche, statt zu fragen, wer da ist. Der Bildschirm bleibt an. Zu sehen sind nur geteilte Aufgaben.',
    whose: 'Wessen Woche',
  },
}
