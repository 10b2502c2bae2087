/** The texts of texts.ts in Dutch. */
import type { texts as english } from './texts.ts'

const kept = (changes: number) =>
  changes === 1 ? '1 wijziging hier bewaard' : `${changes} wijzigingen hier bewaard`

export const texts: typeof english = {
  page: 'Wie is er?',
  title: 'Wie is er?',
  people: 'Mensen op dit apparaat',
  saved: kept,
  notSynced: 'Nog niet gesynct',
  signInAgain: 'Opnieuw inloggen',
  signInToSync: (changes) =>
    changes === 1
      ? 'Log in om 1 wijziging te syncen'
      : `Log in om ${changes} wijzigingen te syncen`,
  hasPin: 'Heeft een pincode',
  apart: 'Ieders wijzigingen blijven apart en worden onder de eigen naam gesynct.',
  device: {
    synced: 'Alles gesynct',
    waiting: kept,
    offline: 'Offline',
    offlineWaiting: (changes) => `Offline – ${kept(changes)}`,
  },
  add: {
    title: 'Account toevoegen',
    text: 'Eén keer inloggen op dit apparaat. Daarna gaat het met één tik open, ook offline.',
    needsConnection: 'Verbinding nodig',
    action: 'Aan dit apparaat toevoegen',
    newHere: 'Nieuw hier?',
    register: 'Aanmelden',
  },
  manage: {
    action: 'Accounts beheren',
    title: 'Accounts beheren',
    text: 'Iedereen die op dit apparaat is ingelogd.',
    signOut: 'Uitloggen',
    signOutOf: (name) => `${name} uitloggen`,
    question: (name) => `${name} van dit apparaat uitloggen?`,
    again: 'Terugkomen kan door in te loggen met het wachtwoord.',
    againByParent: 'Terugkomen kan met hulp van een ouder.',
    kept: (changes) =>
      changes === 1
        ? '1 wijziging staat nog niet op de server. Die blijft op dit apparaat tot er weer is ingelogd.'
        : `${changes} wijzigingen staan nog niet op de server. Die blijven op dit apparaat tot er weer is ingelogd.`,
    pin: (name) => `Pincode van ${name}`,
    notPin: (name) => `Dat is niet de pincode van ${name}`,
    done: (name) => `${name} is uitgelogd`,
  },
  pin: {
    page: 'Pincode',
    everyone: 'Iedereen',
    hello: (name) => `Hallo, ${name}`,
    forgot: 'Pincode vergeten? Log in met je wachtwoord',
    forgotChild: 'Pincode vergeten? Vraag een ouder om een code',
    forgotChildOffline: 'Pincode vergeten? Voor een code van een ouder is verbinding nodig.',
    forgotOffline: 'Pincode vergeten? Voor inloggen met je wachtwoord is verbinding nodig.',
    removed: 'Je pincode is verwijderd',
    removedText: 'Een nieuwe stel je in bij Instellingen, Beveiliging.',
  },
  password: {
    codeTitle: 'Openen met een code van een ouder',
    title: 'Inloggen met je wachtwoord',
    text: (name) =>
      `Vul het wachtwoord van ${name} in. Het account gaat dan hier open, en de pincode vervalt.`,
    action: 'Inloggen',
  },
}
