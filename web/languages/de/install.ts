/** The texts of features/install in German. Menu entries have their names from Safari, Chrome and macOS in German. */
import type * as english from '#web/languages/en.ts'

export const installTexts: typeof english.installTexts = {
  install: 'App installieren',
  addToHomeScreen: 'Zum Home-Bildschirm',
  worksOffline: 'Geht offline',
  installAction: 'Installieren',
  addAction: 'Hinzufügen',
  dismiss: 'Ausblenden',
  gotIt: 'Alles klar!',

  guide: 'Mitten füllt dann den ganzen Bildschirm und läuft auch ohne Verbindung.',
  steps: [
    { title: 'Tippe auf „Teilen“', place: 'in Safari' },
    { title: 'Wähle „Zum Home-Bildschirm“', place: 'weiter unten in der Liste' },
    { title: 'Tippe auf „Hinzufügen“', place: 'oben in der Ecke' },
  ],
  add: 'Hinzufügen',
  waiting: (count) =>
    count === 1
      ? 'Eine Änderung von diesem Gerät ist noch nicht auf dem Server. Die installierte App fängt ohne sie an: Geh erst online und warte, bis alles abgeglichen ist.'
      : `${count} Änderungen von diesem Gerät sind noch nicht auf dem Server. Die installierte App fängt ohne sie an: Geh erst online und warte, bis alles abgeglichen ist.`,

  manual: {
    ios: 'Öffne diese Seite in Safari, tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    android: 'Öffne das Menü des Browsers und wähle „Zum Startbildschirm hinzufügen“.',
    desktop:
      'Öffne das Menü des Browsers und wähle „Installieren“ oder „Zum Dock hinzufügen“. Nicht jeder Browser kann Apps installieren: Chrome, Edge und Safari können es.',
  },
}
