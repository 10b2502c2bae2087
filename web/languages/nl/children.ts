/** The texts of features/children in Dutch. */
import type * as english from '#web/languages/en.ts'

export const childTexts: typeof english.childTexts = {
  title: 'Kinderen',
  add: 'Kind toevoegen',
  cancel: 'Annuleren',
  done: 'Klaar',
  child: 'Kind',

  name: 'Naam',
  picture: 'Plaatje',
  swatch: 'Breipatroon',
  photo: 'Foto',
  bigButtons: 'Grote knoppen',
  bigButtonsNote: 'Vandaag, punten en wensen. Verder niets.',
  noPassword: (name) =>
    name === ''
      ? 'Geen e-mail, geen wachtwoord. Jij logt je kind in.'
      : `Geen e-mail, geen wachtwoord. Jij logt ${name} in.`,

  madeByYou: 'Door jou gemaakt. Geen e-mail, geen wachtwoord.',
  madeByAnother: 'Geen e-mail, geen wachtwoord.',
  growing: (username) => `Kiest een wachtwoord voor ${username}.`,
  edit: (name) => `${name} bewerken`,
  more: (name) => `Meer over ${name}`,
  useHere: (name) => `${name} op dit apparaat inloggen`,
  code: 'Code voor ander apparaat',
  today: 'Vandaag, punten en wensen.',
  growUp: 'Groot worden',
  growUpNote: 'Een eigen account. De punten blijven.',

  devices: (name) => `Apparaten van ${name}`,
  noDevices: 'Nergens ingelogd',
  lastSeen: (day) => `Laatst gebruikt op ${day}`,
  signOut: 'Uitloggen',
  signOutOf: (name, device) => `${name} uitloggen op ${device}`,
  parents: 'Ouders',
  you: 'Jij',
  asked: 'Gevraagd, wacht op antwoord',
  unask: 'Uitnodiging intrekken',
  unaskNamed: (name) => `Uitnodiging intrekken voor ${name}`,
  alsoParent: 'Nog een ouder',
  remove: 'Verwijderen',
  removeNamed: (parent, name) => `${parent} verwijderen als ouder van ${name}`,
  leave: 'Profiel verlaten',
  leaveNamed: (name) => `Profiel verlaten van ${name}`,
  unreadable: 'Apparaten en ouders kunnen nu niet worden opgehaald.',
  again: 'Opnieuw proberen',

  language: 'Taal',
  languageHint: 'Ook om voor te lezen, met een stem die op het apparaat van het kind werkt.',

  save: 'Opslaan',
  editTitle: (name) => `${name} bewerken`,
  delete: 'Profiel verwijderen',
  sure: 'Weet je het heel zeker?',
  deleteText: (name) =>
    `Het profiel van ${name} wordt verwijderd: taken, punten en wensen. Wat ${name} voor anderen deed, blijft van hen.`,
  deletesToo: (name) => `Ook ${name} wordt verwijderd`,

  codeTitle: (name) => `Code voor ${name}`,
  qr: (name) => `QR-code waarmee ${name} inlogt`,
  howTo: (name) => [
    `Open Mitten op het apparaat van ${name}.`,
    'Tik op ‘Account toevoegen’ en dan op ‘Ik heb een code’.',
    'Scan het vierkant of typ de letters.',
  ],
  newCode: 'Nieuwe code',

  askTitle: (name) => `Ook ouder van ${name}`,
  askText: (name) =>
    `Een ouder ziet de taken, punten en wensen van ${name}, keurt ze goed en logt ${name} in.`,
  ask: 'Vragen',
  askNamed: (name) => `${name} vragen`,
  nobodyToAsk: 'Alleen een volwassen partner van jou kan ook ouder zijn. Nodig eerst iemand uit.',

  ending: (parent, name) => ({
    text: `${parent} is dan geen ouder meer van ${name}. Apparaten waarop ${parent} ${name} heeft ingelogd, worden uitgelogd, en codes en links van ${parent} werken niet meer. Wat anderen hebben geopend, blijft werken. Van ${name} gaat niets verloren: wat nog niet is verstuurd, blijft op het apparaat staan.`,
    names: [parent, name, parent, name, parent, name],
    action: 'Ouder verwijderen',
    done: `${parent} is geen ouder meer van ${name}`,
  }),
  leaving: (name) => ({
    text: `Je bent dan geen ouder meer van ${name}. Apparaten waarop jij ${name} hebt ingelogd, worden uitgelogd, en codes en links van jou werken niet meer. Wat anderen hebben geopend, blijft werken. Van ${name} gaat niets verloren: wat nog niet is verstuurd, blijft op het apparaat staan.`,
    names: [name, name, name],
    action: 'Profiel verlaten',
    done: `Je hebt het profiel van ${name} verlaten`,
  }),

  growUpTitle: (name) => `${name} wordt groot`,
  growUpText: (name) =>
    `${name} krijgt een account zoals dat van jou, met dezelfde punten. Jij vult de naam en het e-mailadres in, ${name} kiest het wachtwoord.`,
  username: 'Gebruikersnaam',
  email: 'E-mailadres',
  makeAccount: 'Account maken',
  grownUp: (name) => `${name} heeft nu een eigen account`,
  linkText: (name) =>
    `Met deze link kiest ${name} een wachtwoord, één keer, binnen een dag. Daarna is het account van ${name}.`,
  link: 'Link',
  linkQr: (name) => `QR-code van de link voor ${name}`,

  toasts: {
    added: (name) => `${name} is toegevoegd`,
    saved: 'Opgeslagen',
    deleted: (name) => `Het profiel van ${name} is verwijderd`,
    signedOut: (name) => `${name} is daar uitgelogd`,
    asked: (name) => `De vraag ligt bij ${name}`,
    unasked: 'Uitnodiging ingetrokken',
    failed: 'Dat is niet gelukt',
  },
}
