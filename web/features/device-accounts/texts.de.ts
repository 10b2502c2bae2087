/** The texts of texts.ts in German. */
import type { texts as english } from './texts.ts'

const savedHere = (changes: number) =>
  changes === 1 ? '1 Änderung liegt hier' : `${changes} Änderungen liegen hier`

export const texts: typeof english = {
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
