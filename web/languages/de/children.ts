/** The texts of features/children in German. */
import type * as english from '#web/languages/en.ts'

export const childTexts: typeof english.childTexts = {
  title: 'Kinder',
  add: 'Kind hinzufügen',
  cancel: 'Abbrechen',
  done: 'Fertig',
  child: 'Kind',

  name: 'Name',
  picture: 'Bild',
  swatch: 'Strickmuster',
  photo: 'Foto',
  bigButtons: 'Große Knöpfe',
  bigButtonsNote: 'Heute, Punkte und Wünsche. Sonst nichts.',
  noPassword: (name) =>
    name === ''
      ? 'Ohne E-Mail, ohne Passwort. Du meldest dein Kind an.'
      : `Ohne E-Mail, ohne Passwort. Du meldest ${name} an.`,

  madeByYou: 'Von dir angelegt. Ohne E-Mail, ohne Passwort.',
  madeByAnother: 'Ohne E-Mail, ohne Passwort.',
  growing: (username) => `Wählt gerade ein Passwort für ${username}.`,
  edit: (name) => `${name} bearbeiten`,
  more: (name) => `Mehr über ${name}`,
  useHere: (name) => `${name} auf diesem Gerät anmelden`,
  code: 'Code für ein anderes Gerät',
  today: 'Heute, Punkte und Wünsche.',
  growUp: 'Groß werden',
  growUpNote: 'Ein eigenes Konto. Die Punkte bleiben.',

  devices: (name) => `Geräte von ${name}`,
  noDevices: 'Nirgends angemeldet',
  lastSeen: (day) => `Zuletzt benutzt am ${day}`,
  signOut: 'Abmelden',
  signOutOf: (name, device) => `${name} auf ${device} abmelden`,
  parents: 'Eltern',
  you: 'Du',
  asked: 'Gefragt, noch keine Antwort',
  unask: 'Anfrage zurückziehen',
  unaskNamed: (name) => `Anfrage an ${name} zurückziehen`,
  alsoParent: 'Noch ein Elternteil',
  remove: 'Entfernen',
  removeNamed: (parent, name) => `${parent} als Elternteil von ${name} entfernen`,
  leave: 'Profil verlassen',
  leaveNamed: (name) => `Profil von ${name} verlassen`,
  unreadable: 'Geräte und Eltern lassen sich gerade nicht laden.',
  again: 'Noch einmal',

  language: 'Sprache',
  languageHint: 'Auch zum Vorlesen, mit einer Stimme, die auf dem Gerät des Kindes läuft.',

  save: 'Speichern',
  editTitle: (name) => `${name} bearbeiten`,
  delete: 'Profil löschen',
  sure: 'Ganz sicher?',
  deleteText: (name) =>
    `Das löscht das Profil von ${name}: Aufgaben, Punkte und Wünsche. Was ${name} für andere erledigt hat, bleibt bei ihnen.`,
  deletesToo: (name) => `Das löscht auch ${name}`,

  codeTitle: (name) => `Code für ${name}`,
  qr: (name) => `QR-Code, mit dem sich ${name} anmeldet`,
  howTo: (name) => [
    `Öffne Mitten auf dem Gerät von ${name}.`,
    'Tippe auf „Konto hinzufügen“, dann auf „Ich habe einen Code“.',
    'Scanne das Quadrat oder tippe die Zeichen ein.',
  ],
  newCode: 'Neuer Code',

  askTitle: (name) => `Noch ein Elternteil für ${name}`,
  askText: (name) =>
    `Ein Elternteil sieht Aufgaben, Punkte und Wünsche von ${name}, sagt Ja dazu und meldet ${name} an.`,
  ask: 'Fragen',
  askNamed: (name) => `${name} fragen`,
  nobodyToAsk:
    'Elternteil kann nur sein, wer erwachsen und mit dir verbunden ist. Lade erst jemanden ein.',

  // In the order in which the text contains the names.
  ending: (parent, name) => ({
    text: `${parent} ist dann nicht mehr Elternteil von ${name}. Geräte, auf denen ${name} von ${parent} angemeldet wurde, werden abgemeldet, und Codes und Links von ${parent} gelten nicht mehr. Was andere geöffnet haben, bleibt offen. Für ${name} geht nichts verloren: Nicht gesendete Änderungen bleiben auf dem Gerät.`,
    names: [parent, name, name, parent, parent, name],
    action: 'Elternteil entfernen',
    done: `${parent} ist nicht mehr Elternteil von ${name}`,
  }),
  leaving: (name) => ({
    text: `Du bist dann nicht mehr Elternteil von ${name}. Geräte, auf denen du ${name} angemeldet hast, werden abgemeldet, und deine Codes und Links gelten nicht mehr. Was andere geöffnet haben, bleibt offen. Für ${name} geht nichts verloren: Nicht gesendete Änderungen bleiben auf dem Gerät.`,
    names: [name, name, name],
    action: 'Profil verlassen',
    done: `Du hast das Profil von ${name} verlassen`,
  }),

  growUpTitle: (name) => `${name} wird groß`,
  growUpText: (name) =>
    `${name} bekommt ein Konto wie deins, mit denselben Punkten. Du gibst den Namen und die E-Mail-Adresse ein, ${name} wählt das Passwort.`,
  username: 'Benutzername',
  email: 'E-Mail',
  makeAccount: 'Konto anlegen',
  grownUp: (name) => `${name} hat jetzt ein eigenes Konto`,
  linkText: (name) =>
    `Mit diesem Link wählt ${name} ein Passwort, einmal und innerhalb eines Tages. Dann ist das Konto bereit.`,
  link: 'Link',
  linkQr: (name) => `QR-Code des Links für ${name}`,

  toasts: {
    added: (name) => `${name} ist jetzt dabei`,
    saved: 'Gespeichert',
    deleted: (name) => `Das Profil von ${name} ist gelöscht`,
    signedOut: (name) => `${name} ist dort abgemeldet`,
    asked: (name) => `${name} ist gefragt`,
    unasked: 'Anfrage zurückgezogen',
    failed: 'Das hat nicht geklappt',
  },
}
