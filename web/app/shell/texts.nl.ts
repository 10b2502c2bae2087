/** The texts of texts.ts in Dutch. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  skip: 'Naar de inhoud',
  navigation: 'Hoofdmenu',
  menu: 'Menu',
  closeMenu: 'Menu sluiten',
  pages: {
    dashboard: 'Overzicht',
    tasks: 'Taken',
    rewards: 'Beloningen',
    partner: 'Partner',
    notifications: 'Meldingen',
    settings: 'Instellingen',
    admin: 'Beheer',
    week: 'Week',
    points: 'Puntenhistorie',
    house: 'Ons huis',
    report: 'Weekverslag',
    checkIn: 'Maandgesprek',
    bring: 'Neem je taken mee',
    subscribe: 'Abonnement',
    about: 'Over Mitten',
    invitation: 'Uitnodiging',
    notFound: 'Pagina niet gevonden',
  },
  bottom: {
    home: 'Start',
    tasks: 'Taken',
    rewards: 'Beloningen',
    partner: 'Partner',
    admin: 'Beheer',
    alerts: 'Meldingen',
  },
  broken: {
    title: 'Er ging iets mis',
    text: 'Wat je deed, staat op dit apparaat. De pagina opnieuw laden helpt meestal.',
    reload: 'Opnieuw laden',
  },
  drawer: { partners: 'Partners' },
  unread: (page, count) => `${page}, ${count} ongelezen`,
  waiting: (page, count) =>
    count === 1 ? `${page}, 1 wacht op jou` : `${page}, ${count} wachten op jou`,
  switchPerson: 'Wissel van persoon',
  guest: 'Gast',
  plans: {
    free: 'Free-abonnement',
    pro: 'Pro-abonnement',
    ultimate: 'Ultimate-abonnement',
  },
  logout: {
    action: 'Uitloggen',
    title: 'Uitloggen terwijl nog niet alles is gesynct?',
    warning: (count) =>
      count === 1
        ? '1 wijziging op dit apparaat staat nog niet op de server.'
        : `${count} wijzigingen op dit apparaat staan nog niet op de server.`,
    choices:
      '‘Nu syncen’ stuurt eerst alles op. ‘Hier bewaren’ laat het hier staan tot je weer inlogt. ‘Weggooien’ verwijdert het.',
    syncNow: 'Nu syncen',
    keep: 'Hier bewaren',
    discard: 'Weggooien',
    stillWaiting: 'Niet alles kon worden gesynct, dus je bent nog ingelogd.',
  },
}
