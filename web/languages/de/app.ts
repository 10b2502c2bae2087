/** The texts of web/app and web/ui in German. */
import type * as english from '#web/languages/en.ts'

export const sessionTexts: typeof english.sessionTexts = {
  unknownError: 'Ein unbekannter Fehler ist aufgetreten',
  full: 'Auf diesem Gerät ist kein Platz mehr. Es wurde nichts gespeichert. Mach etwas Platz und versuch es noch einmal.',
  missing: {
    title: 'Nichts gespeichert',
    text: 'Ein Teil der App ließ sich nicht laden. Lade die Seite neu, sobald du wieder Verbindung hast.',
  },
  noRoom: {
    title: 'Auf diesem Gerät ist kein Platz mehr',
    text: 'Deine Daten sind sicher. Der Abgleich wartet, bis du Platz gemacht hast.',
  },
  evicted: {
    title: 'Der Browser hat die Daten hier gelöscht',
    text: 'Alles, was auf dem Server liegt, wird wiederhergestellt. Änderungen, die noch nicht gesendet waren, sind verloren.',
  },
}

export const shellTexts: typeof english.shellTexts = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  pages: {
    dashboard: 'Übersicht',
    tasks: 'Aufgaben',
    rewards: 'Belohnungen',
    partner: 'Partner',
    notifications: 'Mitteilungen',
    settings: 'Einstellungen',
    admin: 'Verwaltung',
    week: 'Woche',
    points: 'Punkteverlauf',
    house: 'Das Haus',
    report: 'Wochenbericht',
    checkIn: 'Monatsgespräch',
    bring: 'Aufgaben mitbringen',
    subscribe: 'Tarif wechseln',
    about: 'Über Mitten',
    invitation: 'Einladung',
    notFound: 'Seite nicht gefunden',
  },
  bottom: {
    home: 'Start',
    tasks: 'Aufgaben',
    rewards: 'Belohnungen',
    partner: 'Partner',
    admin: 'Verwaltung',
    alerts: 'Neues',
  },
  broken: {
    title: 'Etwas ist schiefgegangen',
    text: 'Was du getan hast, ist auf diesem Gerät gesichert. Die Seite neu zu laden hilft meistens.',
    reload: 'Neu laden',
  },
  drawer: { partners: 'Partner' },
  unread: (page, count) => `${page}, ${count} ungelesen`,
  waiting: (page, count) => `${page}, ${count} ${count === 1 ? 'wartet' : 'warten'} auf dich`,
  guest: 'Gast',
  plans: {
    free: 'Tarif Free',
    pro: 'Tarif Pro',
    ultimate: 'Tarif Ultimate',
  },
  logout: {
    action: 'Abmelden',
    title: 'Abmelden, bevor alles gesendet ist?',
    warning: (count) =>
      count === 1
        ? '1 Änderung von diesem Gerät ist noch nicht auf dem Server.'
        : `${count} Änderungen von diesem Gerät sind noch nicht auf dem Server.`,
    choices:
      '„Jetzt abgleichen“ sendet erst alles. „Hier behalten“ lässt es auf diesem Gerät, bis du dich wieder anmeldest. „Verwerfen“ löscht es.',
    syncNow: 'Jetzt abgleichen',
    keep: 'Hier behalten',
    discard: 'Verwerfen',
    stillWaiting: 'Es ließ sich nicht alles abgleichen, darum bist du noch angemeldet.',
  },
}

export const uiTexts: typeof english.uiTexts = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  swatches: {
    bath: 'Badewanne',
    cake: 'Kuchen',
    cat: 'Katze',
    film: 'Film',
    gift: 'Geschenk',
    heart: 'Herz',
    house: 'Haus',
    moon: 'Mond',
    mug: 'Becher',
    sofa: 'Sofa',
    star: 'Stern',
    tulip: 'Tulpe',
  },
}
