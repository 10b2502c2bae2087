/** The texts of texts.ts in German. */
import type { updateTexts as english } from './texts.ts'

export const updateTexts: typeof english = {
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
