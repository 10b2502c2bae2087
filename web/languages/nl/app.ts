/** The texts of web/app and web/ui in Dutch. */
import type * as english from '#web/languages/en.ts'

export const sessionTexts: typeof english.sessionTexts = {
  unknownError: 'Er ging iets mis',
  full: 'Dit apparaat is vol. Er is niets opgeslagen. Maak wat ruimte vrij en probeer het opnieuw.',
  missing: {
    title: 'Er is niets opgeslagen',
    text: 'Een deel van de app kon niet worden geladen. Laad de pagina opnieuw als er verbinding is.',
  },
  noRoom: {
    title: 'Dit apparaat is vol',
    text: 'Je gegevens zijn veilig. Het syncen gaat verder als er weer ruimte is.',
  },
  evicted: {
    title: 'Deze browser heeft gewist wat hier was opgeslagen',
    text: 'Alles wat op de server staat, wordt teruggehaald. Wat nog niet was verstuurd, is weg.',
  },
}

export const shellTexts: typeof english.shellTexts = {
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

export const uiTexts: typeof english.uiTexts = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  swatches: {
    bath: 'Bad',
    cake: 'Taart',
    cat: 'Kat',
    film: 'Film',
    gift: 'Cadeau',
    heart: 'Hart',
    house: 'Huis',
    moon: 'Maan',
    mug: 'Mok',
    sofa: 'Bank',
    star: 'Ster',
    tulip: 'Tulp',
  },
}
