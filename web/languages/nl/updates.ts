/** The texts of features/updates in Dutch. */
import type * as english from '#web/languages/en.ts'

export const updateTexts: typeof english.updateTexts = {
  available: 'Er is een nieuwe versie',
  update: 'Bijwerken',
  replaced: 'Mitten is in een ander tabblad bijgewerkt',
  reload: 'Opnieuw laden',

  title: 'Over de app',
  version: 'Versie',
  status: 'Status',
  upToDate: 'Actueel',
  updateAvailable: 'Nieuwe versie klaar',
  checking: 'Even kijken',
  worksOffline: 'Werkt offline',
  offlineReady: 'Klaar',
  offlineNotReady: 'Nog niet',
  kept: 'Bewaard op dit apparaat',
  made: 'Over Mitten',
  about: 'Licenties en broncode',
  check: 'Zoek nieuwe versie',
  checkFailed: 'Zoeken naar een nieuwe versie lukt nu niet. Probeer het later opnieuw.',
}
