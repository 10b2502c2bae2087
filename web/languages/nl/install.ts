/** The texts of features/install in Dutch. Menu items have the names that the systems use in Dutch. */
import type * as english from '#web/languages/en.ts'

export const installTexts: typeof english.installTexts = {
  install: 'App installeren',
  addToHomeScreen: 'Zet op beginscherm',
  worksOffline: 'Werkt offline',
  installAction: 'Installeren',
  addAction: 'Voeg toe',
  dismiss: 'Niet nu',
  gotIt: 'Begrepen!',

  guide: 'Mitten opent op het hele scherm en werkt ook zonder verbinding.',
  steps: [
    { title: 'Tik op ‘Deel’', place: 'in Safari' },
    { title: 'Kies ‘Zet op beginscherm’', place: 'iets lager in de lijst' },
    { title: 'Tik op ‘Voeg toe’', place: 'in de bovenhoek' },
  ],
  add: 'Voeg toe',
  waiting: (count) =>
    count === 1
      ? 'Eén wijziging op dit apparaat staat nog niet op de server. De geïnstalleerde app begint zonder: ga eerst online en wacht tot alles is gesynct.'
      : `${count} wijzigingen op dit apparaat staan nog niet op de server. De geïnstalleerde app begint zonder: ga eerst online en wacht tot alles is gesynct.`,

  manual: {
    ios: 'Open deze pagina in Safari, tik op ‘Deel’ en dan op ‘Zet op beginscherm’.',
    android: 'Open het menu van de browser en kies ‘Toevoegen aan startscherm’.',
    desktop:
      'Open het menu van de browser en kies ‘Installeren’ of ‘Voeg toe aan Dock’. Niet elke browser kan apps installeren: Chrome, Edge en Safari wel.',
  },
}
