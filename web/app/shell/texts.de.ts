/** The texts of texts.ts in German. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
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
  switchPerson: 'Person wechseln',
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
