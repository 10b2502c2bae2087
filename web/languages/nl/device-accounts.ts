/** The texts of features/device-accounts in Dutch. */
import type * as english from '#web/languages/en.ts'

export const pinTexts: typeof english.pinTexts = {
  enter: 'Voer je pincode in',
  pad: 'Cijfers van de pincode',
  entered: (count, of) => `${count} van ${of} cijfers ingevoerd`,
  clear: 'Wissen',
  deleteLast: 'Laatste cijfer wissen',
  wrong: (name, left) =>
    left === 1
      ? `Dat is niet de pincode van ${name}. Nog 1 poging.`
      : `Dat is niet de pincode van ${name}. Nog ${left} pogingen.`,
  paused: 'Te vaak een verkeerde pincode.',
  pauseLeft: (seconds) => {
    if (seconds > 60) return `Probeer het over ${Math.ceil(seconds / 60)} minuten opnieuw.`
    return seconds === 1
      ? 'Probeer het over 1 seconde opnieuw.'
      : `Probeer het over ${seconds} seconden opnieuw.`
  },
  card: {
    title: 'Mensen op dit apparaat',
    isSet: 'Dit apparaat vraagt om je pincode voor je account opengaat.',
    isNotSet: 'Zonder pincode gaat je account hier met één tik open.',
    honest:
      'Een pincode houdt mensen in de app uit elkaar. Wat op dit apparaat staat, wordt er niet mee versleuteld: wie handig is met computers, komt eromheen.',
    notOffered:
      'Voor een pincode is https nodig. Dit adres heeft dat niet, dus je account gaat hier met één tik open.',
    set: 'Pincode instellen',
    change: 'Pincode wijzigen',
    remove: 'Pincode verwijderen',
    add: 'Nog iemand toevoegen',
    idle: 'Vragen wie er is',
    idleHint:
      'Als zo lang niemand het scherm aanraakt. Wat je aan het typen was, komt met je terug.',
    idleChoices: {
      0: 'Nooit',
      1: 'Na 1 minuut',
      5: 'Na 5 minuten',
      15: 'Na 15 minuten',
    },
  },
  form: {
    titles: {
      set: 'Pincode instellen',
      change: 'Pincode wijzigen',
      remove: 'Pincode verwijderen',
    },
    text: '4 tot 8 cijfers, alleen gevraagd op dit apparaat.',
    removeText: 'Daarna gaat je account hier met één tik open.',
    current: 'Huidige pincode',
    next: 'Nieuwe pincode',
    confirm: 'Herhaal de nieuwe pincode',
    show: 'Pincode tonen',
    hide: 'Pincode verbergen',
    shape: 'Een pincode heeft 4 tot 8 cijfers',
    noMatch: 'De pincodes zijn niet gelijk',
    wrong: 'Dat is niet je pincode',
    paused: 'Te vaak een verkeerde pincode. Wacht even voor je het weer probeert.',
    save: 'Pincode opslaan',
    removeAction: 'Pincode verwijderen',
    saved: 'Pincode opgeslagen',
    removed: 'Pincode verwijderd',
  },
}

const kept = (changes: number) =>
  changes === 1 ? '1 wijziging hier bewaard' : `${changes} wijzigingen hier bewaard`

export const deviceAccountTexts: typeof english.deviceAccountTexts = {
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
    register: 'Account maken',
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

export const wallTexts: typeof english.wallTexts = {
  page: 'Deze week',
  everyone: 'Wie is er?',
  question: 'Wie deed het?',
  people: 'Mensen die het gedaan kunnen hebben',
  thenPin: 'Daarna de pincode',
  close: 'Sluiten',
  back: 'De week komt vanzelf terug.',
  together: 'We deden het samen',
  togetherNote: 'Tik op een van jullie en kies dan wie hielp.',
  childDid: (name) => `${name} deed het`,
  nobody: 'Niemand op dit apparaat kan deze taak doen.',
  card: {
    title: 'Dit apparaat',
    hangs: 'Dit apparaat hangt aan de muur',
    hangsNote:
      'Raakt niemand het aan, dan toont het de week in plaats van te vragen wie er is. Het scherm blijft aan. Je ziet alleen gedeelde taken.',
    whose: 'Wiens week',
  },
}
