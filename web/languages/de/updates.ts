/** The texts of features/updates in German. */
import type * as english from '#web/languages/en.ts'

export const updateTexts: typeof english.updateTexts = {
  available: 'Eine neue Version ist da',
  update: 'Aktualisieren',
  replaced: 'Mitten wurde in einem anderen Tab aktualisiert',
  reload: 'Neu laden',

  title: 'Über die App',
  version: 'Version',
  status: 'Status',
  upToDate: 'Aktuell',
  updateAvailable: 'Neue Version da',
  checking: 'Wird geprüft',
  worksOffline: 'Geht offline',
  offlineReady: 'Ja',
  offlineNotReady: 'Noch nicht',
  kept: 'Auf diesem Gerät',
  made: 'Über Mitten',
  about: 'Lizenzen und Quelltext',
  check: 'Nach neuer Version suchen',
  checkFailed: 'Gerade lässt sich nicht nachsehen. Versuch es bitte später.',
}
